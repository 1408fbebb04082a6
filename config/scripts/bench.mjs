// `npm run bench [name…]`: measures ours beside the others, each file of config/bench in a process of its own.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** @typedef {{ name: string, value: number, unit: string, ratio?: number }} Measurement */

const FOLDER = join(import.meta.dirname, '../bench')
const IN_PROCESS = '--in-process'
const IN_TYPESCRIPT = ['--expose-gc', '--require', join(import.meta.dirname, 'typescript.cjs'), import.meta.filename]

/** @param {number} value @returns {string} three significant figures, in French */
const figure = (value) => value.toLocaleString('fr-FR', { maximumSignificantDigits: 3 })

/** @param {string} title @param {Measurement[]} rows */
function printTable(title, rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log(`\n${title}`)
  for (const { name, value, unit, ratio } of rows) {
    const beside = ratio === undefined ? '' : `× ${figure(ratio)}`
    console.log(`  ${name.padEnd(width)}  ${figure(value).padStart(8)} ${unit.padEnd(6)} ${beside}`.trimEnd())
  }
}

/** @param {string} file of config/bench */
async function measureHere(file) {
  /** @type {{ title: string, measure: () => Promise<Measurement[]> }} */
  const { title, measure } = createRequire(import.meta.url)(join(FOLDER, file))
  try {
    printTable(title, await measure())
  } catch (error) {
    console.log(`\n${title}\n  Non mesuré : ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

/** One after the other; one that fails does not keep the others from being measured. @param {string[]} names all when empty */
function measureEach(names) {
  const all = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.ts') ? [file.replace('.ts', '')] : []))
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) console.log(`Mesures inconnues : ${unknown.join(', ')}. Il y a : ${all.join(', ')}.`)
  const statuses = all
    .filter((name) => names.length === 0 || names.includes(name))
    .map(
      (name) => spawnSync(process.execPath, [...IN_TYPESCRIPT, IN_PROCESS, `${name}.ts`], { stdio: 'inherit' }).status,
    )
  process.exitCode = unknown.length === 0 && statuses.every((status) => status === 0) ? 0 : 1
}

const [mode, file = ''] = process.argv.slice(2)
if (mode === IN_PROCESS) await measureHere(file)
else measureEach(process.argv.slice(2))
