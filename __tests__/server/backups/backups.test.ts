import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeBackup } from '#server/operations/backups'
import { TEST_INSTANT } from '../../support/server/testCluster'
import { demoBackup, filesIn } from '../../support/server/demoBackup'

const { backup, inFolder, restore, source, target } = demoBackup()

test('a backup that is restored has the same rows, files, keys and triggers', async () => {
  const dataFolder = inFolder('restored')
  const restored = await restore(backup(), target(), dataFolder)
  const again = await writeBackup(target(), {
    file: inFolder('again.tar.gz'),
    dataFolder,
    files: filesIn(dataFolder),
    now: TEST_INSTANT,
  })
  expect(again).toEqual({ tables: restored.tables, files: restored.files })
  expect(restored.tables.find(({ name }) => name === 'client_files')?.rows).toBeGreaterThan(20)
  expect(await readFile(path.join(dataFolder, 'mail/letter.eml'), 'utf8')).toContain('À demain')
  const [document = ''] = restored.files.map(({ name }) => name).filter((name) => name.startsWith('files/'))
  expect(await readFile(path.join(dataFolder, document), 'utf8')).toContain('Notice descriptive')
  expect((await readdir(dataFolder)).sort()).toEqual(['files', 'mail'])
  const rules = `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated::text FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace
    UNION ALL SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2, 3`
  expect(await target().query(rules)).toEqual(await source().query(rules))
})
