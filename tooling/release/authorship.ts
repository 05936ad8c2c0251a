import { execFileSync } from 'node:child_process';
import os from 'node:os';

const git = (cwd: string, ...args: string[]) => {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

/** Who releases (the git identity, else the system's user), and from which commit of the checkout at `folder`. */
export const authorshipOf = (folder: string) => ({
  author: git(folder, 'config', 'user.name') || os.userInfo().username,
  commit: git(folder, 'rev-parse', '--short=12', 'HEAD') || 'unknown',
});

/** Name of the checked-out branch; `HEAD` or empty without one. In CI of a pull request, its own branch. */
export const branchOf = (folder: string) =>
  process.env.GITHUB_HEAD_REF || git(folder, 'rev-parse', '--abbrev-ref', 'HEAD');
