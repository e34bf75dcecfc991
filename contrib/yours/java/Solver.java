import java.io.*;
import java.nio.file.*;
import java.util.*;

/**
 * A* with Manhattan distance for sliding puzzles.
 *
 *     java Solver.java puzzle.txt       or the puzzle on standard input
 *
 * It prints every board from the start to the goal 1, 2, 3 ... blank. With LOG=FILE in the
 * environment it writes the boards into FILE in the order in which it expands them.
 */
public class Solver {
    static int width;

    /** A board with the cheapest known way to it. */
    record Node(int[] board, int g, int h, int age, Node parent) {
        int f() { return g + h; }
    }

    /** Reads the first block; the blank is 0, -, x, or the highest number. */
    static int[] read(String text) {
        List<String> words = new ArrayList<>();
        int rows = 0;
        for (String line : text.replace("\r", "").replace("\ufeff", "").stripLeading().split("\n")) {
            if (line.isBlank() || line.contains(":")) break;
            String[] row = line.trim().split("\\s+");
            width = rows++ == 0 ? row.length : width;
            if (row.length != width) fail("expected rows of equal length");
            words.addAll(Arrays.asList(row));
        }
        int[] board = new int[words.size()];
        boolean[] seen = new boolean[board.length];
        for (int i = 0; i < board.length; i++) {
            String word = words.get(i);
            board[i] = word.equals("-") || word.equals("x") ? 0 : Integer.parseInt(word) % board.length;
            if (seen[board[i]]) fail("expected each number once");
            seen[board[i]] = true;
        }
        return board;
    }

    static void fail(String why) {
        System.err.println("error: " + why);
        System.exit(2);
    }

    static int manhattan(int[] board) {
        int sum = 0;
        for (int i = 0; i < board.length; i++) {
            int t = board[i] - 1;
            if (t >= 0) sum += Math.abs(i / width - t / width) + Math.abs(i % width - t % width);
        }
        return sum;
    }

    static List<int[]> successors(int[] board) {
        int blank = 0;
        while (board[blank] != 0) blank++;
        List<int[]> list = new ArrayList<>();
        for (int step : new int[] {-width, width, -1, 1}) {
            int to = blank + step;
            if (to < 0 || to >= board.length || Math.abs(step) == 1 && to / width != blank / width) continue;
            int[] next = board.clone();
            next[blank] = board[to];
            next[to] = 0;
            list.add(next);
        }
        return list;
    }

    static String drawn(int[] board) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < board.length; i++)
            text.append(String.format("%2d", board[i])).append((i + 1) % width == 0 ? '\n' : ' ');
        return text.toString();
    }

    /** Half of all boards are: swaps of tiles and the row of the blank agree. */
    static boolean solvable(int[] board) {
        int swaps = 0;
        for (int i = 0; i < board.length; i++) {
            for (int k = i + 1; k < board.length; k++)
                if (board[k] != 0 && board[i] > board[k]) swaps++;
            if (board[i] == 0 && width % 2 == 0) swaps += (board.length - 1 - i) / width;
        }
        return swaps % 2 == 0;
    }

    static Node search(int[] start, PrintWriter log) {
        PriorityQueue<Node> open = new PriorityQueue<>(
            Comparator.comparingInt(Node::f).thenComparingInt(Node::h).thenComparingInt(Node::age));
        Map<String, Integer> cost = new HashMap<>(); // by the board as text: arrays are equal by identity alone
        Set<String> closed = new HashSet<>();
        int age = 0;
        open.add(new Node(start, 0, manhattan(start), age++, null));
        cost.put(Arrays.toString(start), 0);
        while (!open.isEmpty()) {
            Node node = open.poll();
            if (!closed.add(Arrays.toString(node.board()))) continue; // a cheaper way to it was expanded before
            if (log != null) log.printf("expand g=%d h=%d f=%d%n%s", node.g(), node.h(), node.f(), drawn(node.board()));
            if (node.h() == 0) return node;
            for (int[] next : successors(node.board())) {
                int g = node.g() + 1;
                Integer known = cost.get(Arrays.toString(next));
                if (known != null && known <= g) continue; // where it waits already, the cheaper way counts
                cost.put(Arrays.toString(next), g);
                open.add(new Node(next, g, manhattan(next), age++, node));
            }
        }
        return null;
    }

    public static void main(String[] args) throws IOException {
        int[] start = read(args.length > 0 ? Files.readString(Path.of(args[0])) : new String(System.in.readAllBytes()));
        String path = System.getenv("LOG");
        Node end;
        try (PrintWriter log = path == null || path.isEmpty() ? null : new PrintWriter(path)) {
            end = solvable(start) ? search(start, log) : null;
        }
        if (end == null) System.out.println("No solution");
        Deque<Node> way = new ArrayDeque<>();
        for (; end != null; end = end.parent()) way.push(end);
        for (Node node : way) System.out.printf("Step %d%n%s%n", node.g(), drawn(node.board()));
    }
}
