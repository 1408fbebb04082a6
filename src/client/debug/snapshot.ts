import type { Linkage } from '#contract/jsonapi'
import type { LoggedAction, RequestFailure } from './actionLog'
import { digestOf, lawDigests } from './digest'

/** Says that a file is one of these, and how it is written. A change of form adds one, and its migration (reading.ts). */
export const FORMAT = 'solive-snapshot'
export const VERSION = 3

/** A calculation, to be made again. */
export interface RecordedCalculation {
  readonly inputs: { readonly configuration: unknown; readonly context: unknown }
  readonly outputs: unknown
  readonly engine_version: string
  /** The day of the rules that were applied, `YYYY-MM-DD`. */
  readonly rules_as_of: string
  readonly inputs_sha256: string
  readonly outputs_sha256: string
}

/** Which resources a reading was answered, in their order: the state holds what they are. */
export interface RecordedAnswer {
  /** From the root of the API: `/v3/client-files`. */
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly data: Linkage
  /** Of a list: `current_page`, `per_page`, `total`, `last_page`. */
  readonly page: Readonly<Record<string, unknown>>
}

/** What the application gives to a snapshot, redacted. */
export interface SnapshotContent {
  /** The build of the application that took it. */
  readonly application: string
  /** Path of the page, and of its query the section of a client file. */
  readonly address: string
  readonly browser: string
  readonly base: unknown
  readonly state: unknown
  readonly actions: readonly LoggedAction[]
  readonly failures: readonly RequestFailure[]
  readonly answers: readonly RecordedAnswer[]
  /** How many different private values were met since the person came. */
  readonly replaced: number
  readonly calculation: Omit<RecordedCalculation, 'inputs_sha256' | 'outputs_sha256'> | null
}

/** A snapshot file. */
export interface Snapshot extends Omit<SnapshotContent, 'calculation'> {
  readonly format: typeof FORMAT
  readonly version: number
  /** UTC instant, ISO 8601. */
  readonly taken_at: string
  /** Digest of each parameter of law that the application knew. */
  readonly law: Readonly<Record<string, string>>
  readonly calculation: RecordedCalculation | null
  /** Of all the rest, as canonical JSON. */
  readonly sha256: string
}

/** Writes a snapshot: what is given, what it rests on, and the digest that tells whether somebody changed it since. */
export async function writeSnapshot({ calculation, ...content }: SnapshotContent): Promise<Snapshot> {
  const body = {
    format: FORMAT,
    version: VERSION,
    taken_at: new Date().toISOString(),
    ...content,
    law: await lawDigests(),
    calculation: calculation && {
      ...calculation,
      inputs_sha256: await digestOf(calculation.inputs),
      outputs_sha256: await digestOf(calculation.outputs),
    },
  } as const
  return { ...body, sha256: await digestOf(body) }
}
