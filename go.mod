module langkah

go 1.23.0
