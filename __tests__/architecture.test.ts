import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { judgeImport, roomOf } from '../config/imports.js'
import { DOOR_NAMES, features, README_LINES, rooms, VOCABULARIES } from '../config/rooms.js'
import { imports as doors } from '../package.json'
import { exportedValues, importsOf, parseFile, parseText, ROOT, typescriptFiles } from './support/sourceFiles'

const files = typescriptFiles('src')

/** One sentence for each import that breaks a rule. */
function brokenImports(file: string, source = parseFile(file)): string[] {
  return importsOf(source).flatMap((specifier) => {
    const fault = judgeImport(file, specifier)
    return fault ? [`${file}: "${specifier}" ${fault}`] : []
  })
}

/** One sentence for each thing wrong with a door. */
function doorFaults(file: string, source = parseFile(file)): string[] {
  const names = exportedValues(source)
  const most = new Map<string, number>(Object.entries(VOCABULARIES)).get(file) ?? DOOR_NAMES
  return [
    ...(names.includes('*') ? [`${file} exports everything of another file: a door writes out each name.`] : []),
    ...(names.length > most ? [`${file} hands out ${names.length} values, a door has at most ${most}.`] : []),
  ]
}

/** A sentence when a room that is a folder has no README.md, or too long a one. */
function readmeFaults(room: string): string[] {
  const folder = join(ROOT, 'src', room)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const readme = join(folder, 'README.md')
  if (!statSync(readme, { throwIfNoEntry: false })) return [`src/${room} has no README.md.`]
  const lines = readFileSync(readme, 'utf8').trimEnd().split('\n').length
  return lines > README_LINES ? [`src/${room}/README.md has ${lines} lines, at most ${README_LINES}.`] : []
}

describe('the rooms', () => {
  test('every file of src is in a room', () => {
    expect(files.filter((file) => !roomOf(file))).toEqual([])
  })

  test('imports go down, by the doors, and use the packages of their room', () => {
    expect(files.flatMap((file) => brokenImports(file))).toEqual([])
  })

  test('package.json gives each room its door, and no other', () => {
    const expected = rooms
      .filter(({ name }) => name === 'app/contract' || name === 'app/clientContract' || !/^(app|features)\//.test(name))
      .map(({ name }) => `#${name}`)
    expect(
      Object.keys(doors)
        .filter((door) => !door.endsWith('/*'))
        .sort(),
    ).toEqual(expected.sort())
  })

  test('each door writes out at most fifteen values', () => {
    const patterns = Object.values(doors).map((path) => new RegExp(`^${path.replace('*', '[^/]+')}$`))
    const isDoor = (file: string): boolean => patterns.some((pattern) => pattern.test(`./${file}`))
    expect(files.filter(isDoor).flatMap((file) => doorFaults(file))).toEqual([])
  })

  test('each room, and each feature, says in a README.md of at most fifteen lines what it is', () => {
    const kits = rooms.filter(({ feature }) => feature === undefined).map(({ name }) => name)
    expect([...kits, ...features.map(({ name }) => `features/${name}`)].flatMap((room) => readmeFaults(room))).toEqual(
      [],
    )
  })

  test('a feature uses only features that stand before it, so that none uses itself in a circle', () => {
    const names = features.map(({ name }) => name)
    const late = features.flatMap(({ name, uses }, index) =>
      uses.filter((used) => !names.slice(0, index).includes(used)).map((used) => `${name} uses ${used}`),
    )
    expect(late).toEqual([])
  })
})

describe('the judge of imports', () => {
  test.each([
    ['src/domain/a.ts', "export { x } from '#contract';", 'goes up'],
    ['src/client/api/a.ts', "const x = import('#client/session');", 'goes up'],
    ['src/client/store/a.ts', "type X = import('#server/db').X;", 'client and server'],
    ['src/contract/a.ts', "import { scale } from '#domain/law';", 'is no door'],
    ['src/contract/a.ts', "import { scale } from '../domain';", 'leaves the room'],
    ['src/contract/a.ts', "import { text } from '#contract';", 'inside a room'],
    ['src/app/client/main.tsx', "import '../../client/store/persist';", 'leaves the room'],
    ['src/domain/a.ts', "import * as yup from 'yup';", 'is not among the packages'],
    ['src/client/transport/a.ts', "import { readFile } from 'node:fs/promises';", 'only the server'],
    ['src/client/store/a.ts', "import { leads } from '#features/leads/client';", 'goes up'],
    ['src/features/clientFile/client/a.ts', "import { leads } from '#features/leads/client';", 'does not say'],
    ['src/features/leads/client/a.ts', "import { leadPolicies } from '#features/leads/server';", 'client and server'],
    ['src/features/leads/contract/a.ts', "import { leads } from '#features/leads/client';", 'goes up'],
    ['src/features/leads/client/a.ts', "import { x } from '../../clientFile/client';", 'leaves the room'],
    ['src/elsewhere/a.ts', "import 'yup';", 'outside every room'],
  ])('%s: %s', (file, text, fault) => {
    expect(brokenImports(file, parseText(file, text))).toEqual([expect.stringContaining(fault)])
  })

  test.each([
    ['src/contract/a.ts', "import { simulate } from '#domain';"],
    ['src/client/forms/a.tsx', "import { DateField } from '#client/ui/date';"],
    ['src/app/client/a.tsx', "import { leads } from '#features/leads/client';"],
    ['src/features/leads/client/a.tsx', "import { leadsAddress } from '#features/leads/contract';"],
    ['src/features/leads/client/a.tsx', "import { FileMenu } from '#features/clientFile/client/fileMenu';"],
    ['src/features/leads/contract/a.ts', "import { person } from '#features/clientFile/contract';"],
    ['src/server/http/a.ts', "import cookie from '@fastify/cookie'; import { createHash } from 'node:crypto';"],
    ['src/domain/schemes/a.ts', "import { inForce } from '../law/parameter';"],
  ])('%s may: %s', (file, text) => {
    expect(brokenImports(file, parseText(file, text))).toEqual([])
  })
})

test('a door that hands out everything, or too much, is told', () => {
  const many = Array.from({ length: DOOR_NAMES + 1 }, (_, index) => `value${index}`).join(', ')
  const source = parseText(
    'src/domain/index.ts',
    `export * from './law'; export type { A } from './a'; export { ${many} } from './b';`,
  )
  expect(doorFaults('src/domain/index.ts', source)).toEqual([
    'src/domain/index.ts exports everything of another file: a door writes out each name.',
    'src/domain/index.ts hands out 17 values, a door has at most 15.',
  ])
})
