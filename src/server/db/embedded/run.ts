import { execFile } from 'node:child_process'
import type { SystemUser } from './systemUser'

/**
 * Runs a program to its end under `user`, without the environment's own settings of PostgreSQL (PGDATA, PGPORT, …).
 * Its output must not be inherited by a process that stays.
 * @throws Error with the program's last words when it fails.
 */
export function run(program: string, parameters: readonly string[], user: SystemUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const { PATH, SystemRoot, TEMP, TMPDIR } = process.env
    const options = { ...user, cwd: '/', env: { PATH, SystemRoot, TEMP, TMPDIR, LC_ALL: 'C' }, windowsHide: true }
    execFile(program, parameters, options, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || stdout.trim() || error.message, { cause: error }))
      else resolve()
    })
  })
}
