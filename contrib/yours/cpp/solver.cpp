// A* with Manhattan distance for sliding puzzles.
//
//     g++ -O2 -std=c++17 -o solver solver.cpp
//     ./solver puzzle.txt       or the puzzle on standard input
//
// It prints every board from the start to the goal 1, 2, 3 ... blank. With LOG=FILE in the
// environment it writes the boards into FILE in the order in which it expands them.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using Board = std::vector<int>;
int width = 0;

[[noreturn]] void fail(const std::string &why) {
    std::cerr << "error: " << why << "\n";
    std::exit(2);
}

// Reads the first block; the blank is 0, -, x, or the highest number.
Board read(std::istream &in) {
    std::vector<std::string> words;
    for (std::string line; std::getline(in, line);) {
        if (line.rfind("\xef\xbb\xbf", 0) == 0) line.erase(0, 3);
        std::istringstream row(line);
        std::vector<std::string> cells;
        for (std::string word; row >> word;) cells.push_back(word);
        if (cells.empty() && words.empty()) continue;
        if (cells.empty() || line.find(':') != std::string::npos) break;
        if (words.empty()) width = cells.size();
        if ((int)cells.size() != width) fail("expected rows of equal length");
        words.insert(words.end(), cells.begin(), cells.end());
    }
    Board board;
    for (const auto &word : words)
        board.push_back(word == "-" || word == "x" ? 0 : std::atoi(word.c_str()) % (int)words.size());
    if (board.empty() || std::set<int>(board.begin(), board.end()).size() != board.size()) fail("expected each number once");
    return board;
}

int manhattan(const Board &board) {
    int sum = 0;
    for (int i = 0; i < (int)board.size(); i++)
        if (int t = board[i] - 1; t >= 0) sum += std::abs(i / width - t / width) + std::abs(i % width - t % width);
    return sum;
}

std::vector<Board> successors(const Board &board) {
    std::vector<Board> list;
    int blank = std::find(board.begin(), board.end(), 0) - board.begin();
    for (int step : {-width, width, -1, 1}) {
        int to = blank + step;
        if (to < 0 || to >= (int)board.size() || (std::abs(step) == 1 && to / width != blank / width)) continue;
        Board next = board;
        std::swap(next[blank], next[to]);
        list.push_back(next);
    }
    return list;
}

void draw(std::ostream &out, const Board &board) {
    for (int i = 0; i < (int)board.size(); i++) {
        char cell[16];
        std::snprintf(cell, sizeof cell, "%2d", board[i]);
        out << cell << ((i + 1) % width ? ' ' : '\n');
    }
}

// Half of all boards are: swaps of tiles and the row of the blank agree.
bool solvable(const Board &board) {
    int swaps = 0, n = board.size();
    for (int i = 0; i < n; i++) {
        for (int k = i + 1; k < n; k++) swaps += board[k] != 0 && board[i] > board[k];
        if (board[i] == 0 && width % 2 == 0) swaps += (n - 1 - i) / width;
    }
    return swaps % 2 == 0;
}

struct Node {
    int f, h, age;
    Board board;
    bool operator<(const Node &o) const { return std::tie(o.f, o.h, o.age) < std::tie(f, h, age); } // the least on top
};

// Returns the boards of a cheapest solution.
std::vector<Board> search(const Board &start, std::ofstream &log) {
    std::map<Board, int> cost{{start, 0}};
    std::map<Board, Board> parent;
    std::set<Board> closed;
    std::priority_queue<Node> open;
    int age = 0;
    open.push({manhattan(start), manhattan(start), age++, start});
    while (!open.empty()) {
        Node node = open.top();
        open.pop();
        if (!closed.insert(node.board).second) continue; // a cheaper way to it was expanded before
        if (log.is_open()) {
            log << "expand g=" << node.f - node.h << " h=" << node.h << " f=" << node.f << "\n";
            draw(log, node.board);
        }
        if (node.h == 0) {
            std::vector<Board> way{node.board};
            while (way.back() != start) way.push_back(parent[way.back()]);
            std::reverse(way.begin(), way.end());
            return way;
        }
        for (const Board &next : successors(node.board)) {
            int g = node.f - node.h + 1;
            auto known = cost.find(next);
            if (known != cost.end() && known->second <= g) continue; // where it waits already, the cheaper way counts
            cost[next] = g;
            parent[next] = node.board;
            int h = manhattan(next);
            open.push({g + h, h, age++, next});
        }
    }
    return {};
}

int main(int argc, char **argv) {
    std::ifstream file;
    if (argc > 1) {
        file.open(argv[1]);
        if (!file) fail(std::string("cannot read ") + argv[1]);
    }
    Board start = read(argc > 1 ? file : std::cin);
    std::ofstream log;
    if (const char *path = std::getenv("LOG"); path && *path) log.open(path);
    std::vector<Board> way;
    if (solvable(start)) way = search(start, log);
    if (way.empty()) std::cout << "No solution\n";
    for (size_t i = 0; i < way.size(); i++) {
        std::cout << "Step " << i << "\n";
        draw(std::cout, way[i]);
        std::cout << "\n";
    }
}
