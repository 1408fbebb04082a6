// Lint and formatting of what is named, files or folders, of everything without a name; both speak before either fails.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const paths = process.argv.slice(2)

/** @param {string} script in node_modules @param {string[]} words @returns {boolean} whether it had nothing to say */
function run(script, ...words) {
  const names = paths.length === 0 ? ['.'] : paths
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...words, ...names], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

const checks = [run('oxlint/bin/oxlint'), run('prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn')]
process.exitCode = checks.every(Boolean) ? 0 : 1
