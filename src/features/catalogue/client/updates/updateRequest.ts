import { entriesOf, isText } from '#contract/json'
import { updateRequestStates, type ReportedType, type UpdateRequestState } from '#features/catalogue/contract/updates'

/** An error that somebody of the firm told, and what became of it. Instants as ISO. */
export interface UpdateRequest {
  readonly id: string
  readonly type: ReportedType
  /** Id of the lot or of the programme. */
  readonly subject: string
  readonly project: string
  readonly programName: string
  readonly promoterName: string
  readonly reference: string | null
  readonly field: string
  readonly currentValue: string | null
  readonly suggestedValue: string
  readonly comment: string | null
  readonly state: UpdateRequestState
  readonly reason: string | null
  /** Whether the firm corrects the value by itself. */
  readonly isCorrectable: boolean
  readonly isCorrected: boolean
  readonly creatorName: string | null
  readonly createdAt: string
}

/** Reads the list of a firm; undefined for what is none. */
export function parseUpdateRequests(data: unknown): readonly UpdateRequest[] | undefined {
  const requests = Array.isArray(data) ? data.map(parse) : undefined
  return requests?.every((request) => request !== undefined) === true ? requests : undefined
}

const isState = (value: unknown): value is UpdateRequestState =>
  isText(value) && Object.hasOwn(updateRequestStates, value)
const textIn = (value: unknown): string | null => (isText(value) ? value : null)

function parse(input: unknown): UpdateRequest | undefined {
  const { id, attributes } = entriesOf(input)
  const said = entriesOf(attributes)
  const [lot, program] = [textIn(said['property']), textIn(said['program'])]
  const subject = lot ?? program
  const { field, suggested_value, state, project, program_name, promoter_name, created_at } = said
  if (!isText(id) || subject === null || !isText(field) || !isText(suggested_value) || !isState(state)) return undefined
  if (!isText(project) || !isText(program_name) || !isText(promoter_name) || !isText(created_at)) return undefined
  return {
    id,
    type: lot === null ? 'program' : 'property',
    subject,
    project,
    programName: program_name,
    promoterName: promoter_name,
    field,
    suggestedValue: suggested_value,
    state,
    createdAt: created_at,
    reference: textIn(said['reference']),
    currentValue: textIn(said['current_value']),
    comment: textIn(said['comment']),
    reason: textIn(said['reason']),
    creatorName: textIn(said['creator_name']),
    isCorrectable: said['is_correctable'] === true,
    isCorrected: said['is_corrected'] === true,
  }
}
