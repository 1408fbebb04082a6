import '#app/contract'
import { createHash } from 'node:crypto'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { joinDatabase } from '#server/db'
import { writeTables, type Tables } from '#server/demo'
import { hashPassword } from '#server/services'
import { demoTables } from '../../../src/app/server/demo'
import type { ServedApplication } from '../browser/session'
import { domainOf } from './domains'

/** The firm that the others are like. */
const ORMEVAL = 'Cabinet Ormeval Patrimoine'

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/**
 * Makes, beside the demo firm of a running application, firms with the same people, client files and leads, one for each name: what a
 * journey changes, no other one sees. The catalogue is everybody's.
 */
export async function addFirms({ dataFolder }: ServedApplication, names: readonly string[]): Promise<void> {
  const tables = demoTables({ asOf: new Date(), size: 'demo', passwordHash: await hashPassword(DEMO_PASSWORD) })
  const database = await joinDatabase({ databaseUrl: undefined, dataFolder })
  try {
    for (const name of names)
      await database.transaction((transaction) => writeTables(transaction, likeOrmeval(tables, name)))
  } finally {
    await database.close()
  }
}

/** The rows of Ormeval, for a firm of another name: ids and addresses are its own, save those of rows that all firms share. */
function likeOrmeval(tables: Tables, name: string): Tables {
  const shared = new Set<string>()
  const ofOrmeval = new Set<string>()
  const renamed = (row: string): object =>
    JSON.parse(
      row
        .replace(UUID, (id) => (shared.has(id) ? id : idLike(id, name)))
        .replaceAll('ormeval.example', domainOf(name))
        .replaceAll('www.localhost', `www.${domainOf(name)}`)
        .replaceAll(ORMEVAL, `Cabinet ${name}`),
    ) as object
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => {
      const own = rows.flatMap((row) => {
        const text = JSON.stringify(row)
        const isOwn = text.includes(ORMEVAL) || text.match(UUID)?.some((id) => ofOrmeval.has(id)) === true
        if ('id' in row) (isOwn ? ofOrmeval : shared).add(String(row.id))
        return isOwn ? [text] : []
      })
      return [table, own.map(renamed)]
    }),
  )
}

/** A UUID that follows from another one and a name. */
function idLike(id: string, name: string): string {
  const digits = createHash('sha256').update(`${name} ${id}`).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
