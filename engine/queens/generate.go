package queens
