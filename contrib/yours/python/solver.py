"""A* with Manhattan distance for sliding puzzles.

    python3 solver.py puzzle.txt       or the puzzle on standard input

It prints every board from the start to the goal 1, 2, 3 ... blank. With LOG=FILE in the
environment it writes the boards into FILE in the order in which it expands them.
"""
import heapq
import os
import sys


def read(text):
    """The rows of the puzzle's first block; the blank is 0, -, x, or the highest number."""
    rows = []
    for line in text.replace("\r", "").lstrip("\ufeff\n").split("\n"):
        if not line.strip() or ":" in line:
            break
        rows.append(line.split())
    if not rows or any(len(row) != len(rows[0]) for row in rows):
        sys.exit("error: expected rows of equal length")
    cells = len(rows) * len(rows[0])
    board = tuple(0 if word in ("-", "x", str(cells)) else int(word) for row in rows for word in row)
    if sorted(board) != list(range(cells)):
        sys.exit("error: expected each number once")
    return board, len(rows[0])


def manhattan(board, width):
    return sum(abs(i // width - (t - 1) // width) + abs(i % width - (t - 1) % width)
               for i, t in enumerate(board) if t)


def successors(board, width):
    blank = board.index(0)
    for step, fits in ((-width, blank >= width), (width, blank + width < len(board)),
                       (-1, blank % width > 0), (1, blank % width < width - 1)):
        if fits:
            cells = list(board)
            cells[blank], cells[blank + step] = cells[blank + step], 0
            yield tuple(cells)


def drawn(board, width):
    return "\n".join(" ".join("%2d" % t for t in board[i:i + width]) for i in range(0, len(board), width))


def solvable(board, width):
    """Half of all boards are: swaps of tiles and the row of the blank agree."""
    tiles = [t for t in board if t]
    swaps = sum(a > b for i, a in enumerate(tiles) for b in tiles[i + 1:])
    from_below = (len(board) - 1 - board.index(0)) // width
    return (swaps + (from_below if width % 2 == 0 else 0)) % 2 == 0


def search(start, width, log):
    goal = tuple(range(1, len(start))) + (0,)
    cost, parent, closed = {start: 0}, {start: None}, set()
    # The heap orders by f, then by the smaller h, then by age.
    h = manhattan(start, width)
    heap, count = [(h, h, 0, start)], 0
    while heap:
        f, h, _, board = heapq.heappop(heap)
        if board in closed:
            continue  # a cheaper way to it was expanded before
        closed.add(board)
        if log:
            log.write("expand g=%d h=%d f=%d\n%s\n" % (f - h, h, f, drawn(board, width)))
        if board == goal:
            path = []
            while board is not None:
                path.append(board)
                board = parent[board]
            return path[::-1]
        for after in successors(board, width):
            g = cost[board] + 1
            if g < cost.get(after, g + 1):  # also where it waits already: keep the cheaper way
                cost[after], parent[after] = g, board
                count += 1
                h = manhattan(after, width)
                heapq.heappush(heap, (g + h, h, count, after))
    return None


def main():
    text = open(sys.argv[1], encoding="utf-8").read() if len(sys.argv) > 1 else sys.stdin.read()
    start, width = read(text)
    log = open(os.environ["LOG"], "w") if os.environ.get("LOG") else None
    path = search(start, width, log) if solvable(start, width) else None
    if log:
        log.close()
    if path is None:
        print("No solution")
        return
    for i, board in enumerate(path):
        print("Step %d\n%s\n" % (i, drawn(board, width)))


main()
