import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'
import { budgets, filesOf, kibibytesOf } from '../../__tests__/support/browser/bundle'
import { withBuiltApplication } from './browser/builtApplication'

export const title =
  'Ce qu’un navigateur neuf charge pour voir une page, compressé par gzip (×\u00a0: / limite), et ce qui y pèse, minifié'

const BUILD = join(__dirname, '../../dist')
/** How many of the heaviest parts are told. */
const HEAVIEST = 8

interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly ratio?: number
}

export function measure(): Promise<Measurement[]> {
  return withBuiltApplication(async ({ openContext, logIn, clientFilePath }) => {
    const rows: Measurement[] = []
    for (const { name, scripts, styles, isOpen, pathIn } of budgets) {
      const context = await (isOpen ? openContext() : logIn())
      const loaded = await filesOf(context, pathIn(clientFilePath))
      await context.close()
      rows.push(
        weighed(name, loaded.scripts, scripts),
        weighed(`${name}, styles`, loaded.styles, styles),
        ...heaviest(loaded.scripts),
      )
    }
    return rows
  })
}

function weighed(name: string, files: readonly string[], limit: number): Measurement {
  const value = kibibytesOf(files)
  return {
    name: `${name} (${files.length} fichiers, limite ${limit} Kio)`,
    value,
    unit: 'Kio',
    ratio: value / limit,
  }
}

/** The parts that take most room in these scripts: packages, and rooms of ours. */
function heaviest(scripts: readonly string[]): Measurement[] {
  const weights = new Map<string, number>()
  for (const script of scripts) {
    for (const [source, bytes] of bytesBySource(script)) {
      const part = partOf(source)
      weights.set(part, (weights.get(part) ?? 0) + bytes)
    }
  }
  return [...weights]
    .sort(([, one], [, other]) => other - one)
    .slice(0, HEAVIEST)
    .map(([part, bytes]) => ({ name: `  · ${part}`, value: bytes / 1024, unit: 'Kio' }))
}

/** A minified script is a few long lines: what lies between two mappings comes from the source of the first. */
function bytesBySource(script: string): Map<string, number> {
  const lines = readFileSync(join(BUILD, 'client', script), 'utf8').split('\n')
  const bytes = new Map<string, number>()
  let last = { line: 1, column: 0, source: '' }
  const close = (line: number, column: number) => {
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? 0)
    bytes.set(last.source, (bytes.get(last.source) ?? 0) + end - last.column)
  }
  eachMapping(
    new TraceMap(readFileSync(join(BUILD, 'maps', `${script}.map`), 'utf8')),
    ({ generatedLine, generatedColumn, source }) => {
      close(generatedLine, generatedColumn)
      last = { line: generatedLine, column: generatedColumn, source: source ?? '' }
    },
  )
  close(Infinity, 0)
  return bytes
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/
const ROOM = /src\/(domain|contract|client\/[^/]+|features\/[^/]+\/[^/]+|app\/[^/]+)/

const partOf = (source: string): string => PACKAGE.exec(source)?.[1] ?? ROOM.exec(source)?.[1] ?? 'webpack'
