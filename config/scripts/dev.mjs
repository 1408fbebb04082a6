// `npm run dev`: pages with hot reloading on PORT, the API on PORT + 1, restarted when its sources change.
import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const WEBPACK = join(ROOT, 'node_modules/webpack/bin/webpack.js')
const DEVELOPMENT = ['--mode', 'development', '--config-name']
const port = Number(process.env['PORT'] ?? 3000)

execFileSync(process.execPath, [WEBPACK, ...DEVELOPMENT, 'server'], { cwd: ROOT, stdio: 'inherit' })
const children = [
  spawn(process.execPath, [WEBPACK, '--watch', ...DEVELOPMENT, 'server'], { cwd: ROOT, stdio: 'inherit' }),
  spawn(process.execPath, [WEBPACK, 'serve', ...DEVELOPMENT, 'client'], { cwd: ROOT, stdio: 'inherit' }),
  spawn(process.execPath, ['--watch', '--enable-source-maps', 'dist/development/main.js'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port + 1) },
  }),
]

// Ctrl-C reaches every child by itself; whoever ends first ends the others.
function stop() {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', () => undefined)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
