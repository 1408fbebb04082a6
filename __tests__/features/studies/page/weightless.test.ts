import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imports as doors } from '../../../../package.json'
import { importsOf, parseFile, ROOT, typescriptFiles } from '../../../support/sourceFiles'

const files = new Set(typescriptFiles('src'))

/** The file that an import leads to; undefined for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return sourceAt(join(from, '..', specifier))
  for (const [door, target] of Object.entries(doors)) {
    const [, name] = new RegExp(`^${door.replace('*', '(.+)')}$`).exec(specifier) ?? []
    if (door === specifier || name !== undefined) return sourceAt(target.replace('./', '').replace('*', name ?? ''))
  }
  return undefined
}

const sourceAt = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((file) => files.has(file))

test('the page that a client reads takes nothing of the application', () => {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const specifier of importsOf(parseFile(file))) {
      const next = fileOf(file, specifier)
      if (next !== undefined) visit(next)
      else if (!/^[.#]/.test(specifier)) packages.add(specifier)
    }
  }
  visit('src/features/studies/pageEntry/index.tsx')
  expect(seen.size).toBeGreaterThan(60)
  expect([...packages].filter((name) => /antd|ant-design|redux|saga|formik|router/.test(name))).toEqual([])
  expect([...seen].filter((file) => /\/(app|client)\//.test(file) && !file.startsWith('src/client/engine/'))).toEqual(
    [],
  )
  expect(readFileSync(join(ROOT, 'public/study.html'), 'utf8')).not.toMatch(/<script(?![^>]*application\/json)/)
})
