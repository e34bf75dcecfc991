package look

import "runtime/debug"

// Version is the program's version as its build says.
func Version() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info.Main.Version
	}
	return ""
}
