import { join } from 'node:path/posix'
import { importsOf, parseFile, typescriptFiles } from './support/sourceFiles'

type Imports = ReadonlyMap<string, readonly string[]>

/** The first circle of each file that imports itself by way of others, as `a → b → a`; types count like values. */
function circlesOf(imports: Imports): string[] {
  const free = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    const place = path.indexOf(file)
    if (place >= 0) found.push([...path.slice(place), file].join(' → '))
    if (place >= 0 || free.has(file)) return
    for (const next of imports.get(file) ?? []) visit(next, [...path, file])
    free.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return found
}

function importsIn(folder: string): Imports {
  const files = new Set(typescriptFiles(folder))
  const fileOf = (path: string) =>
    [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => files.has(candidate))
  return new Map(
    [...files].map((file) => {
      const relative = importsOf(parseFile(file)).filter((specifier) => specifier.startsWith('.'))
      return [file, relative.flatMap((specifier) => fileOf(join(file, '..', specifier)) ?? [])]
    }),
  )
}

test('no file imports itself by way of others', () => {
  const imports = importsIn('src')
  expect(imports.size).toBeGreaterThan(500)
  expect(circlesOf(imports)).toEqual([])
})

test('a circle is told with the files that make it', () => {
  const imports = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', ['c']],
  ])
  expect(circlesOf(imports)).toEqual(['b → c → b'])
})
