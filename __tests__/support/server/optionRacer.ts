// A process of its own that asks for options: it says that it is ready, is told of the lot and of who wants it, and answers what each had.
import '#app/contract'
import { createOption } from '../../../src/features/sales/server/operations/options'
import { viewerOf } from '#server/access'
import { createDatabase } from '#server/db'
import { Failure, type FailureReason } from '#server/operations'

/** Who asks for an option at the signal, and for which file. */
export interface Racer {
  readonly companyId: string
  readonly userId: string
  readonly name: string
  readonly file: string
}

/** What a process is told: where the lot is, and who asks for it. */
export interface Race {
  readonly url: string
  readonly property: string
  readonly rank?: number
  /** Instant. */
  readonly now: string
  readonly racers: readonly Racer[]
}

/** What one of them had: nothing more when it is an option; else why not. */
export interface Raced {
  readonly userId: string
  readonly reason?: FailureReason
}

const circumstances = {
  user: {
    can_manage_his_company: false,
    can_see_property_reference: true,
    can_see_commission: true,
    debug_mode: false,
  },
  company: { hide_commissions: false },
}

/** Asks for the lot, all at once, from this process. */
async function run({ url, property, rank, now, racers }: Race): Promise<readonly Raced[]> {
  const database = createDatabase({ connectionString: url })
  try {
    return await Promise.all(
      racers.map(async ({ companyId, userId, name, file }): Promise<Raced> => {
        const viewer = viewerOf({ companyId, userId, name, roles: ['expert-member'], circumstances })
        const body = { client_file: file, property, ...(rank === undefined ? {} : { rank }) }
        try {
          await database.transaction((transaction) =>
            createOption(
              { database: transaction, viewer, now: new Date(now), publicUrl: 'https://solive.example' },
              body,
            ),
          )
          return { userId }
        } catch (error) {
          if (!(error instanceof Failure)) throw error
          return { userId, reason: error.reason }
        }
      }),
    )
  } finally {
    await database.close()
  }
}

process.on('message', (race: Race) => {
  void run(race).then((raced) => process.send?.(raced))
})
process.send?.('ready')
