package playing

import (
	"fmt"
	"path/filepath"

	"langkah/app/cli/command"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/transcript"
)

// readClaims reads a transcript.
func readClaims(env command.Env, path string) (transcript.Claims, error) {
	text, err := env.ReadText(path)
	if err != nil {
		return transcript.Claims{}, err
	}
	claims, err := transcript.Read(text)
	if err != nil {
		err = fmt.Errorf("%s: %w", figures.Shown(filepath.Base(path)), err)
	}
	return claims, err
}

// transcriptMoves returns the moves of a transcript, which must be legal from the
// puzzle's start; none for the path "".
func transcriptMoves(env command.Env, p engine.Puzzle, path string) ([]engine.Move, error) {
	if path == "" {
		return nil, nil
	}
	text, err := env.ReadText(path)
	if err != nil {
		return nil, err
	}
	claims, err := transcript.Read(text)
	moves := claims.Moves(p)
	if err == nil {
		_, err = engine.Replay(engine.PlayStart(p), moves)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return moves, nil
}
