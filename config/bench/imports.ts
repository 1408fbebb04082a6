import '#app/contract'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileSource, importForFirm, type ImportReport } from '#features/catalogue/server'
import { timeOf, withFirm } from './http/firm'

export const title = 'Import de 12 000 lots de 600 programmes, dans la société de démonstration (moins de 20 s)'

interface Measurement {
  name: string
  value: number
  unit: string
}

const PROGRAMS = 600
const LOTS_OF_EACH = 20

const csv = (headings: string, lines: readonly string[]): string => [headings, ...lines, ''].join('\n')

const programs = csv(
  'ref_programme;promoteur;nom_programme;statut_programme;code_postal;ville;fiscalites;date_livraison',
  Array.from(
    { length: PROGRAMS },
    (_, rank) =>
      `P${String(rank)};Promoteur ${String(rank % 12)};Programme ${String(rank)};travaux;34000;Montpellier;long_term_rental;T2 2028`,
  ),
)

/** @param raise euros added to every price */
const lots = (raise: number): string =>
  csv(
    'ref_programme;promoteur;ref_lot;nature;typologie;statut;surface_habitable;prix_ttc_20;loyer_marche_hc;orientation',
    Array.from({ length: PROGRAMS * LOTS_OF_EACH }, (_, index) => {
      const rank = Math.floor(index / LOTS_OF_EACH)
      const price = 180_000 + (index % 97) * 1_000 + raise
      return `P${String(rank)};Promoteur ${String(rank % 12)};L${String(index)};appartement;T2;disponible;42,35;${String(price)};690;S`
    }),
  )

export async function measure(): Promise<Measurement[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-bench-import-'))
  try {
    const [programFile, lotFile] = ['programmes.csv', 'lots.csv'].map((name) => path.join(folder, name))
    const sources = [fileSource('programmes.csv', programFile ?? ''), fileSource('lots.csv', lotFile ?? '')]
    await writeFile(programFile ?? '', programs)
    return await withFirm('demo', async ({ database }) => {
      const measured = async (name: string, raise: number, of: keyof ImportReport['properties']) => {
        await writeFile(lotFile ?? '', lots(raise))
        let changed = 0
        const value = await timeOf(async () => {
          const options = { isFull: true, isDryRun: false, now: () => new Date() }
          changed = (await importForFirm(database, sources, undefined, options)).properties[of]
        })
        return { name: `${name} (${changed.toLocaleString('fr-FR')} lots)`, value, unit: 'ms' }
      }
      return [
        await measured('premier import, créés', 0, 'created'),
        await measured('le même fichier, inchangés', 0, 'unchanged'),
        await measured('tous les prix changés, modifiés', 1_000, 'updated'),
      ]
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
