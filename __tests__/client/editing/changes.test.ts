import { resources } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { stillToDo, type Change } from '../../../src/client/editing/steps/change'
import { fieldText } from '../../../src/client/editing/changes/fieldText'
import { noSteps, withStep } from '../../../src/client/editing/steps/steps'
import { changedSince, stepsOf, withoutFixed, writesOf } from '../../../src/client/editing/changes/writes'
import { restorationOf, restorationText } from '../../../src/client/editing/history/restoration'

const CHARGE = { type: 'charge', id: '00000000-0000-4000-8000-00000000000c' } as const
const LOAN = { type: 'current_loan', id: '00000000-0000-4000-8000-00000000000d' } as const
const loan = {
  type: 'car',
  monthly_credit: 100,
  rate: 0.02,
  end_date: '2030-01-05',
  remaining_capital: null,
  comment: null,
  is_included_on_smoothing: false,
}

const edit = (name: string, before: unknown, after: unknown): Change => ({
  ref: CHARGE,
  before: { [name]: before },
  after: { [name]: after },
})

const scalar = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

/** The lines that the server has of these changes, made one minute after the other; the newest first. */
function history(changes: readonly Change[]): ResourceOf<'field_change'>[] {
  return changes
    .flatMap(({ ref, before, after }, minute) =>
      Object.keys({ ...before, ...after }).map((field) => ({
        type: 'field_change' as const,
        id: `${minute} ${field}`,
        relationships: {},
        attributes: {
          resource_type: ref.type,
          resource_id: ref.id,
          field,
          old_value: scalar(before?.[field]),
          new_value: scalar(after?.[field]),
          operation: before === null ? ('create' as const) : after === null ? ('delete' as const) : ('update' as const),
          author_name: 'Claire Aubrac',
          device: 'Chrome sur Windows',
          changed_at: new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString(),
        },
      })),
    )
    .reverse()
}

describe('a value as people read it', () => {
  const nameOf = (slug: string) => (slug === 'nantes-44000' ? 'Nantes (44000)' : slug)
  const { monthly_rent } = resources.charge.fields
  test.each([
    [monthly_rent, 1_720, '1\u202f720\u00a0€/mois'],
    [monthly_rent, 720.5, '720,50\u00a0€/mois'],
    [monthly_rent, 'beaucoup', 'beaucoup'],
    [monthly_rent, null, 'vide'],
    [resources.current_loan.fields.rate, 0.0345, '3,45\u202f%'],
    [resources.current_loan.fields.is_included_on_smoothing, true, 'Oui'],
    [resources.current_loan.fields.type, 'real_estate', 'Immobilier'],
    [resources.current_loan.fields.end_date, '2030-01-05', '05/01/2030'],
    [resources.professional_situation.fields.year_start_activity, 2015, '2015'],
    [resources.person.fields.birthdate, '1900-01-01', 'vide'],
    [resources.person.fields.municipality, 'nantes-44000', 'Nantes (44000)'],
  ])('%#', (field, value, text) => {
    expect(fieldText(field, value, nameOf)).toBe(text)
  })
})

describe('what is left to do of a change', () => {
  test('leaves alone what somebody else has changed since', () => {
    const two: Change = { ref: CHARGE, before: { alimony: 1, monthly_rent: 1 }, after: { alimony: 2, monthly_rent: 2 } }
    expect(stillToDo(two, { alimony: 1, monthly_rent: 3 })).toEqual(edit('alimony', 1, 2))
    expect(stillToDo(two, { alimony: 4, monthly_rent: 3 })).toBeNull()
  })

  test('is nothing where a resource is gone already, or back already', () => {
    expect(stillToDo({ ref: LOAN, before: loan, after: null }, undefined)).toBeNull()
    expect(stillToDo({ ref: LOAN, before: null, after: loan }, loan)).toBeNull()
  })
})

test('a field typed with short pauses is one step; another field, or the same one later, is another', () => {
  const typed = [edit('alimony', null, 1), edit('alimony', 1, 15), edit('monthly_rent', null, 8)].reduce(
    (steps, change, index) => withStep(steps, { id: String(index), changes: [change], at: index * 700 }),
    noSteps,
  )
  expect(typed.done.map(({ changes }) => changes)).toEqual([
    [edit('alimony', null, 15)],
    [edit('monthly_rent', null, 8)],
  ])
  expect(withStep(typed, { id: 'later', changes: [edit('monthly_rent', 8, 9)], at: 60_000 }).done).toHaveLength(3)
})

describe('the history read again', () => {
  test('a write that puts back what the one before it changed cancels it: what is left can be undone', () => {
    const writes = writesOf(
      history([edit('alimony', 1, 2), edit('monthly_rent', 700, 760), edit('monthly_rent', 760, 700)]),
    )
    expect(stepsOf(writes).map(({ changes }) => changes)).toEqual([[edit('alimony', 1, 2)]])
  })

  test('so does an item that was removed and came back under another id', () => {
    const back = { ...LOAN, id: '00000000-0000-4000-8000-00000000000e' }
    const writes = writesOf(
      history([
        { ref: LOAN, before: loan, after: null },
        { ref: back, before: null, after: loan },
      ]),
    )
    expect(stepsOf(writes)).toEqual([])
  })

  test('writes of one step are undone as one, and are cancelled by a step that took them all back', () => {
    const lines = (step: string, changes: readonly Change[], minute: number) =>
      history(changes).map((line) => ({
        ...line,
        id: `${step} ${line.id}`,
        attributes: {
          ...line.attributes,
          step,
          changed_at: String(line.attributes.changed_at).replace('T08:0', `T08:${String(minute)}`),
        },
      }))
    const other = { ...LOAN, id: '00000000-0000-4000-8000-00000000000e' }
    const replaced = [
      edit('alimony', 1, 2),
      { ref: LOAN, before: loan, after: null },
      { ref: other, before: null, after: loan },
    ]
    const done = lines('replaced', replaced, 1)
    expect(stepsOf(writesOf(done)).map(({ changes }) => changes)).toEqual([replaced])
    const back = [
      { ref: other, before: loan, after: null },
      { ref: LOAN, before: null, after: loan },
      edit('alimony', 2, 1),
    ]
    expect(stepsOf(writesOf([...lines('back', back, 2), ...done]))).toEqual([])
    const partly = stepsOf(writesOf([...lines('back', back.slice(0, 2), 2), ...done]))
    expect(partly.map(({ changes }) => changes.length)).toEqual([3, 2])
  })

  test('several writes on a field are one change since the first', () => {
    const writes = writesOf(history([edit('alimony', 1, 2), edit('monthly_rent', 700, 760), edit('alimony', 2, 3)]))
    expect(changedSince(writes)).toEqual([
      { ref: CHARGE, before: { alimony: 1, monthly_rent: 700 }, after: { alimony: 3, monthly_rent: 760 } },
    ])
  })
})

test('what an action changed is none of the steps that a person takes back', () => {
  const file = { type: 'client_file', id: '00000000-0000-4000-8000-00000000000e' } as const
  const changes: Change[] = [
    { ref: file, before: { title: 'A', created_at: 'x' }, after: { title: 'B', created_at: 'y' } },
    {
      ref: { ...file, id: '00000000-0000-4000-8000-000000000010' },
      before: { created_at: 'x' },
      after: { created_at: 'y' },
    },
  ]
  expect(withoutFixed(writesOf(history(changes))).map(({ change }) => change)).toEqual([
    { ref: file, before: { title: 'A' }, after: { title: 'B' } },
  ])
})

describe('the restoration of a moment', () => {
  const since = (changes: readonly Change[]) => changedSince(writesOf(history(changes)))

  test('gives fields their former values, but an empty one where an answer is obligatory', () => {
    const restoration = restorationOf(since([edit('alimony', 100, 200), edit('monthly_expense', null, 50)]), () => ({
      alimony: 200,
      monthly_expense: 50,
    }))
    expect(restoration.changes).toEqual([edit('alimony', 200, 100)])
    expect(restorationText(restoration)).toBe(
      '1 champ reprend son ancienne valeur. 1 champ ne peut pas reprendre son ancienne valeur et garde la sienne.',
    )
  })

  test('leaves what this person may not write as it is', () => {
    const changes = since([edit('alimony', 100, 200), edit('monthly_rent', 700, 720)])
    const restoration = restorationOf(
      changes,
      () => ({ alimony: 200, monthly_rent: 720 }),
      (_type, name) => name !== 'alimony',
    )
    expect(restoration.changes).toEqual([edit('monthly_rent', 720, 700)])
    expect(restoration.kept).toBe(1)
  })

  test('brings a removed item back as it was then, and removes first what came since', () => {
    const other = { ...LOAN, id: '00000000-0000-4000-8000-00000000000f' }
    const changes: Change[] = [
      { ref: LOAN, before: { rate: 0.02 }, after: { rate: 0.03 } },
      { ref: LOAN, before: { ...loan, rate: 0.03 }, after: null },
      { ref: other, before: null, after: loan },
    ]
    const restoration = restorationOf(since(changes), ({ id }) => (id === other.id ? loan : undefined))
    expect(restoration.changes).toEqual([
      { ref: other, before: loan, after: null },
      { ref: LOAN, before: null, after: loan },
    ])
    expect(restoration).toMatchObject({ fields: 0, returned: 1, removed: 1, kept: 0 })
  })

  test('is nothing where all is as it was', () => {
    expect(restorationOf(since([edit('alimony', 1, 2)]), () => ({ alimony: 1 })).changes).toEqual([])
  })
})
