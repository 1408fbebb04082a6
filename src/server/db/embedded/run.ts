import { execFile } from 'node:child_process'
import { codeOf } from '../errors'
import type { SystemUser } from './systemUser'

/** Where our programs run, and with which environment: without the settings of PostgreSQL that ours may hold (PGDATA, PGPORT, …). */
export function environment(): { cwd: string; env: NodeJS.ProcessEnv } {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env
  return { cwd: '/', env: { PATH, SystemRoot, TEMP, TMPDIR, LC_ALL: 'C' } }
}

/**
 * Runs a program to its end under `user`.
 * @throws Error with the program's last words when it fails.
 */
export function run(program: string, parameters: readonly string[], user: SystemUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { ...user, ...environment(), windowsHide: true }
    execFile(program, parameters, options, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || stdout.trim() || error.message, { cause: error }))
      else resolve()
    })
  })
}

/** True when a process has this number, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
