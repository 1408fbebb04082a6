// Before the commands that run what is built (the `pre…` scripts of package.json): installs and builds, each only when something is missing
// or out of date. No package may be imported here, there may be none yet.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = [
  'src',
  'public',
  'config/webpack',
  'webpack.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const BUILT = [
  'client/index.html',
  ...['main', 'worker', 'createFirm', 'recoverAccess', 'backup', 'restore', 'importFiles', 'audit', 'rotateKey'].map(
    (name) => `server/${name}.js`,
  ),
].map((name) => `dist/${name}`)

/** When a path last changed, folders included, so that a deletion counts; 0 when it is absent. @param {string} path @returns {number} */
function changedAt(path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return 0
  const stats = statSync(full)
  const inside = stats.isDirectory() ? readdirSync(full).map((name) => changedAt(join(path, name))) : []
  return Math.max(stats.mtimeMs, ...inside)
}

/** @param {string} task what is being done, for the person who waits @param {string[]} words of the npm command */
function npm(task, ...words) {
  console.log(`${task}…`)
  const cli = process.env['npm_execpath']
  const [program, before] = cli ? [process.execPath, [cli]] : ['npm', []]
  try {
    execFileSync(program, [...before, ...words], { cwd: ROOT, stdio: 'inherit' })
  } catch {
    console.error(`\nÉchec : « npm ${words.join(' ')} ». Rien n’a été démarré ; le message ci-dessus dit pourquoi.`)
    process.exit(1)
  }
}

function ensureInstalled() {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return
  npm('Installation des paquets', 'ci', '--no-audit', '--no-fund', '--loglevel=error')
}

function ensureBuilt() {
  if (Math.min(...BUILT.map(changedAt)) >= Math.max(...SOURCES.map(changedAt))) return
  const start = new Date()
  npm('Construction de l’application', 'run', '--silent', 'build')
  // webpack does not rewrite a file that comes out the same.
  for (const file of BUILT) utimesSync(join(ROOT, file), start, start)
}

ensureInstalled()
ensureBuilt()
