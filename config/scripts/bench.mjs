// `npm run bench [name…]`: measures ours beside the others, each file of config/bench in a process of its own.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** @typedef {{ name: string, value: number, unit: string, ratio?: number }} Measurement */

const FOLDER = join(import.meta.dirname, '../bench')
const LOADER = join(import.meta.dirname, 'typescript.cjs')

/** @param {number} value @returns {string} three significant figures, in French */
const figure = (value) => value.toLocaleString('fr-FR', { maximumSignificantDigits: 3 })

/** @param {string} title @param {Measurement[]} rows */
function printTable(title, rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log(`\n${title}`)
  for (const { name, value, unit, ratio } of rows) {
    const beside = ratio === undefined ? '' : `   × ${figure(ratio)}`
    console.log(`  ${name.padEnd(width)}  ${figure(value).padStart(10)} ${unit.padEnd(4)}${beside}`)
  }
}

const [mode, ...names] = process.argv.slice(2)
if (mode === '--in-process') {
  /** @type {{ title: string, measure: () => Promise<Measurement[]> }} */
  const { title, measure } = createRequire(import.meta.url)(join(FOLDER, names[0] ?? ''))
  printTable(title, await measure())
} else {
  const wanted = mode === undefined ? [] : [mode, ...names]
  const files = readdirSync(FOLDER).filter(
    (file) => file.endsWith('.ts') && (wanted.length === 0 || wanted.includes(file.replace('.ts', ''))),
  )
  for (const file of files) {
    execFileSync(process.execPath, ['--expose-gc', '--require', LOADER, import.meta.filename, '--in-process', file], { stdio: 'inherit' })
  }
}
