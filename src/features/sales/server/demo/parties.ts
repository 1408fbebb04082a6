import { clientFileIdOf } from '#features/clientFile/server/demo'
import type { PropertyStatus } from '#features/catalogue/contract'
import type { Queryable } from '#server/db'

/** A file of the demo firm, and who buys. */
export interface DemoFile extends Record<string, unknown> {
  readonly company_id: string
  readonly id: string
  readonly adviser_id: string
  readonly honorific: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  readonly phone: string | null
  /** What is studied, and where. */
  readonly project: string | null
  readonly municipality: string | null
}

/** A lot that the firm shows, in the state that its sale gives it. */
export interface DemoLot extends Record<string, unknown> {
  readonly id: string
  readonly status: PropertyStatus
  readonly project: string
  readonly municipality: string | null
  readonly program_id: string
  readonly promoter_id: string
  readonly validates_options: boolean
  readonly price: number
  readonly commission: number | null
}

/** The files and lots that sales are made of: each lot is taken once. */
export interface DemoParties {
  readonly file: (key: string) => DemoFile | undefined
  /** The lot that fits best what the file studies. */
  readonly takeLot: (status: PropertyStatus, file: DemoFile, isValidated?: boolean) => DemoLot | undefined
}

export async function demoParties(transaction: Queryable, companyId: string): Promise<DemoParties> {
  const files = await transaction.query<DemoFile>(
    `SELECT f.company_id, f.id, f.adviser_id, p.honorific, p.firstname, p.lastname, p.email, p.phone,
       s.project, s.municipality FROM client_files f
     JOIN client_file_person p ON p.company_id = f.company_id AND p.client_file_id = f.id
     JOIN client_file_simulation s ON s.company_id = f.company_id AND s.client_file_id = f.id WHERE f.company_id = $1`,
    [companyId],
  )
  const lots = await transaction.query<DemoLot>(
    `SELECT l.id, l.status, l.project, l.municipality, l.program_id, l.promoter_id, m.validates_options,
       l.property_price AS price, l.commission
     FROM visible_properties l JOIN promoters m ON m.id = l.promoter_id
     WHERE l.company_id = $1 AND l.kind = 'apartment' AND l.project <> 'pinel' ORDER BY l.id DESC`,
    [companyId],
  )
  const taken = new Set<string>()
  return {
    file: (key) => files.find(({ id }) => id === clientFileIdOf(key)),
    takeLot: (status, file, isValidated) => {
      const free = lots.filter(
        (one) =>
          one.status === status &&
          !taken.has(one.program_id) &&
          (isValidated === undefined || one.validates_options === isValidated),
      )
      const [lot] = free.toSorted((one, other) => fitOf(other, file) - fitOf(one, file))
      if (lot) taken.add(lot.program_id)
      return lot
    },
  }
}

/** How well a lot fits what a file studies: its scheme first, then its town, then a price of some weight. */
const fitOf = ({ project, municipality, price }: DemoLot, file: DemoFile): number =>
  (project === file.project ? 4 : 0) + (municipality === file.municipality ? 2 : 0) + (price >= USUAL_PRICE ? 1 : 0)

/** Euros. */
const USUAL_PRICE = 150_000
