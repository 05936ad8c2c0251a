/**
 * Options of Node for the shell's server, as in `deploy/images/shell.Dockerfile`. About 60 MB of its heap are in use;
 * without a limit V8 keeps 100 MB more for objects of single renderings, because each makes many that live shortly.
 */
export const SHELL_NODE_OPTIONS: readonly string[] = ['--max-semi-space-size=8'];
