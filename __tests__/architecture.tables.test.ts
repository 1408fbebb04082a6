import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, ROOT, typescriptFiles } from './support/sourceFiles'

/** Firms, who works there, and what is sent to them: kept by the account, known to all. The kits below it know the rest of it. */
const OF_EVERYONE: ReadonlySet<string> = new Set(['companies', 'users', 'user_business_centers', 'outbox'])

const featureOf = (file: string): string | undefined => /^src\/features\/((?:scpi\/)?[^/]+)\//.exec(file)?.[1]

/** The feature that keeps each table or view: the last whose migration makes it, or gives it its name. */
function keepers(): ReadonlyMap<string, string> {
  const migrations = filesIn('src/features', /\.sql$/).sort((one, other) => numberOf(one) - numberOf(other))
  return new Map(
    migrations.flatMap((file) => {
      const made = textOf(file).matchAll(
        /\b(?:CREATE (?:OR REPLACE )?(?:TABLE|VIEW)|RENAME TO)\s+(?:IF NOT EXISTS\s+)?([a-z_]+)/gi,
      )
      return [...made].map(([, table = '']) => [table, featureOf(file) ?? ''] as const)
    }),
  )
}

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const numberOf = (file: string): number => Number(/(\d{4})_[^/]*$/.exec(file)?.[1])

/** One sentence for each table that a file names in SQL, and another feature keeps. */
function foreignTables(file: string, text: string, kept: ReadonlyMap<string, string>): string[] {
  const named = text.matchAll(/(?:\b(?:FROM|JOIN|INTO|UPDATE)\s+|\bhasRow\(')([a-z_]+)\b/g)
  const tables = new Set([...named].map(([, table = '']) => table))
  return [...tables].flatMap((table) => {
    const keeper = kept.get(table)
    if (keeper === undefined || keeper === featureOf(file) || OF_EVERYONE.has(table)) return []
    return [`${file} reads ${table}, which ${keeper} keeps: it asks #features/${keeper}/server.`]
  })
}

describe('a table is named by the feature that keeps it', () => {
  const kept = keepers()

  test('the feature whose migration makes it, or took it over', () => {
    expect(kept.get('client_files')).toBe('clientFile')
    expect(kept.get('client_leads')).toBe('leads')
  })

  // A demonstration is made of what others made before it.
  test('and by no other', () => {
    const files = typescriptFiles('src/features').filter((file) => /\/server\/(?!demo\/)/.test(file))
    expect(files.flatMap((file) => foreignTables(file, textOf(file), kept))).toEqual([])
  })

  test('one that is named elsewhere is told', () => {
    expect(foreignTables('src/features/leads/server/a.ts', 'SELECT id FROM client_files f JOIN users u', kept)).toEqual(
      [
        'src/features/leads/server/a.ts reads client_files, which clientFile keeps: it asks #features/clientFile/server.',
      ],
    )
    expect(foreignTables('src/features/clientFile/server/a.ts', "hasRow('client_leads', file)", kept)).toHaveLength(1)
  })
})
