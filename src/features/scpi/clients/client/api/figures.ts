import { entriesOf, isNumber, type Entries } from '#contract/json'
import { scpiChoices, type ClientFigures } from '#features/scpi/clients/contract'

/** @returns undefined for what is none */
export function parseFigures({ total, incomplete, by_status, by_portal_status }: Entries): ClientFigures | undefined {
  const { clientStatuses, portalStatuses } = scpiChoices
  return isNumber(total) &&
    isNumber(incomplete) &&
    hasCounts(by_status, clientStatuses) &&
    hasCounts(by_portal_status, portalStatuses)
    ? { total, incomplete, by_status, by_portal_status }
    : undefined
}

/** Whether there is a count of each choice. */
const hasCounts = <Choice extends string>(
  value: unknown,
  choices: Readonly<Record<Choice, string>>,
): value is Readonly<Record<Choice, number>> =>
  Object.keys(choices).every((choice) => isNumber(entriesOf(value)[choice]))
