import { Profiler, useState, type ComponentProps, type ReactNode } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resources, type FieldErrors } from '#contract'
import { TYPING_PAUSE } from '#client/ui/pauses'
import {
  AmountField,
  ChoiceField,
  DateField,
  FlagField,
  IntegerField,
  RateField,
  SectionForm,
  SliderField,
  TextField,
} from '#client/forms'
import { InTheme } from '../../support/client/InTheme'

type Edits = Readonly<Record<string, unknown>>[]

const heritage = { type: 'heritage', id: 'a' }
const nothing = { main_residence_value: null, liquidity: null, security_and_bond: null, investment_real_estate: null }

/** A section and who keeps its values: what was edited, over the attributes given last. */
function OwnedForm({ attributes, onEdit, ...section }: ComponentProps<typeof SectionForm>) {
  const [edited, setEdited] = useState({ over: attributes, values: attributes })
  const values = edited.over === attributes ? edited.values : attributes
  return (
    <SectionForm
      {...section}
      attributes={values}
      onEdit={(changed) => {
        setEdited({ over: attributes, values: { ...values, ...changed } })
        onEdit(changed)
      }}
    />
  )
}

function showHeritage(attributes: Readonly<Record<string, unknown>> = nothing, errors: FieldErrors = {}) {
  const edits: Edits = []
  const typing: boolean[] = []
  const form = (refused: FieldErrors, values = attributes) => (
    <OwnedForm
      definition={resources.heritage}
      reference={heritage}
      attributes={values}
      errors={refused}
      onEdit={(changed) => {
        edits.push(changed)
      }}
      onTyping={(isTyping) => {
        typing.push(isTyping)
      }}
    >
      <AmountField name="liquidity" />
      <AmountField name="security_and_bond" />
    </OwnedForm>
  )
  const { rerender, unmount } = render(form(errors), { wrapper: InTheme })
  return {
    edits,
    typing,
    unmount,
    user: person(),
    rerender: (refused: FieldErrors, values = attributes) => {
      rerender(form(refused, values))
    },
  }
}
const liquidity = () => screen.getByRole('textbox', { name: /^Liquidités/ })

/** A person whose pauses are those that the test makes. */
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

/** Long enough for what is typed to be handed over. */
const pause = () => {
  act(() => {
    jest.advanceTimersByTime(TYPING_PAUSE)
  })
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test('a field has the words of the contract', () => {
  showHeritage()
  expect(screen.getByRole('textbox', { name: 'Liquidités (obligatoire)' })).toHaveAccessibleDescription(
    'Comptes courants et livrets.',
  )
})

test('only what changed is handed over, converted, once', async () => {
  const { edits, user } = showHeritage({ ...nothing, security_and_bond: 5_000 })
  await user.type(liquidity(), '12 000,5')
  await user.tab()
  await user.tab()
  expect(edits).toEqual([{ liquidity: 12_000.5 }])
})

test('what is no number is handed over as it was typed, with the message of the contract', async () => {
  const { edits, user } = showHeritage()
  await user.type(liquidity(), 'douze mille')
  expect(liquidity()).toBeValid()
  await user.tab()
  expect(edits).toEqual([{ liquidity: 'douze mille' }])
  expect(liquidity()).toHaveValue('douze mille')
  expect(liquidity()).toHaveAccessibleDescription('Comptes courants et livrets. Ce champ doit être un nombre')
})

test('an amount above the ceiling is refused on its field', async () => {
  const { user } = showHeritage()
  await user.type(liquidity(), '99999999999')
  await user.tab()
  expect(screen.getByText(/^Maximum 9.999.999.999,99$/)).toBeVisible()
})

test('an error waits until the field is left, even after a pause', async () => {
  const user = person()
  const edits: Edits = []
  render(
    <OwnedForm
      definition={resources.person}
      reference={{ type: 'person', id: 'a' }}
      attributes={{ email: null }}
      onEdit={(changed) => {
        edits.push(changed)
      }}
    >
      <TextField name="email" />
    </OwnedForm>,
    { wrapper: InTheme },
  )
  const email = screen.getByRole('textbox', { name: /e-mail/ })
  await user.type(email, 'jeanne@')
  pause()
  expect(edits).toEqual([{ email: 'jeanne@' }])
  expect(email).toHaveAttribute('aria-invalid', 'false')
  await user.tab()
  expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByText("L'email n'est pas valide")).toBeVisible()
})

test('a wrong text typed earlier is shown with its error, and an empty field without', () => {
  showHeritage({ ...nothing, liquidity: 'douze' })
  expect(liquidity()).toHaveValue('douze')
  expect(liquidity()).toBeInvalid()
  expect(screen.getByRole('textbox', { name: /^Placements/ })).toBeValid()
})

test('a refusal of the server stays on its field until that field changes', async () => {
  const { user, rerender } = showHeritage({ ...nothing, liquidity: 12 })
  rerender({ liquidity: ['Ce montant est trop élevé'] })
  expect(screen.getByText('Ce montant est trop élevé')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Placements/ }), '3')
  await user.tab()
  expect(liquidity()).toBeInvalid()
  await user.type(liquidity(), '3')
  await user.tab()
  expect(liquidity()).toBeValid()
})

test('what is being typed is handed over when the section closes', async () => {
  const edits: Edits = []
  const { unmount } = render(
    <OwnedForm
      definition={resources.heritage}
      reference={heritage}
      attributes={nothing}
      onEdit={(changed) => {
        edits.push(changed)
      }}
    >
      <AmountField name="liquidity" />
    </OwnedForm>,
    { wrapper: InTheme },
  )
  await person().type(liquidity(), '31')
  unmount()
  expect(edits).toEqual([{ liquidity: 31 }])
})

test('a value that changes elsewhere is shown, but not over what is being typed', async () => {
  const { user, edits, rerender } = showHeritage()
  await user.type(liquidity(), '31')
  rerender({}, { ...nothing, liquidity: 7, security_and_bond: 5_000 })
  expect(liquidity()).toHaveValue('31')
  expect(screen.getByRole('textbox', { name: /^Placements/ })).toHaveValue('5\u202f000')
  await user.tab()
  expect(edits).toEqual([{ liquidity: 31 }])
})

test('what was handed over after a pause is not handed over again, over a value that changed elsewhere since', async () => {
  const { user, edits, rerender } = showHeritage()
  await user.type(liquidity(), '31')
  pause()
  rerender({}, { ...nothing, liquidity: 31 })
  rerender({}, { ...nothing, liquidity: 7 })
  expect(liquidity()).toHaveValue('31')
  await user.tab()
  expect(liquidity()).toHaveValue('7')
  expect(edits).toEqual([{ liquidity: 31 }])
})

test('a field tells that it holds a text, from the first key until the text is handed over', async () => {
  const { user, typing, unmount } = showHeritage()
  await user.type(liquidity(), '31')
  expect(typing).toEqual([true])
  pause()
  expect(typing).toEqual([true, false])
  await user.type(liquidity(), '4')
  expect(typing).toEqual([true, false, true])
  await user.tab()
  expect(typing).toEqual([true, false, true, false])
  await user.type(liquidity(), '5')
  unmount()
  expect(typing).toEqual([true, false, true, false, true, false])
})

test('a wrong value that is given up gives way, with its message', async () => {
  const { user, rerender } = showHeritage()
  await user.type(liquidity(), 'douze')
  await user.tab()
  rerender({}, { ...nothing, liquidity: 'douze' })
  expect(liquidity()).toBeInvalid()
  rerender({}, { ...nothing, liquidity: 7 })
  expect(liquidity()).toHaveValue('7')
  expect(liquidity()).toBeValid()
})

test('a slider hands over its value when it is let go, and stands where an empty field would count', async () => {
  const edits: Edits = []
  render(
    <OwnedForm
      definition={resources.simulation}
      reference={{ type: 'simulation', id: 'a' }}
      attributes={{ loan_rate: null }}
      onEdit={(changed) => {
        edits.push(changed)
      }}
    >
      <SliderField name="loan_rate" from={0} to={0.08} step={0.0005} fallback={0.035} />
    </OwnedForm>,
    { wrapper: InTheme },
  )
  const slider = screen.getByRole('slider', { name: 'Taux du prêt, curseur' })
  expect(slider).toHaveAttribute('aria-valuetext', '3,50\u202f%')
  const user = person()
  await user.tab()
  await user.tab()
  await user.keyboard('{ArrowRight>}')
  expect(edits).toEqual([])
  await user.keyboard('{/ArrowRight}')
  await waitFor(() => {
    expect(edits).toEqual([{ loan_rate: 0.0355 }])
  })
  expect(screen.getByRole('textbox', { name: 'Taux du prêt' })).toHaveValue('3,55')
})

test('a long text is typed on several lines', async () => {
  const edits: Edits = []
  render(
    <OwnedForm
      definition={resources.note}
      reference={{ type: 'note', id: 'a' }}
      attributes={{ note: null }}
      onEdit={(changed) => {
        edits.push(changed)
      }}
    >
      <TextField name="note" />
    </OwnedForm>,
    { wrapper: InTheme },
  )
  const user = person()
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('Rappeler lundi{Enter}après 18 h')
  await user.tab()
  expect(edits).toEqual([{ note: 'Rappeler lundi\naprès 18 h' }])
})

test('who may not write reads texts, not disabled fields', () => {
  render(
    <OwnedForm
      definition={resources.person}
      reference={{ type: 'person', id: 'a' }}
      readOnly
      onEdit={() => undefined}
      attributes={{ lastname: 'Marchetti', marital_status: 'pacs', birthdate: '1900-01-01', is_handicapped: false }}
    >
      <TextField name="lastname" />
      <ChoiceField name="marital_status" />
      <DateField name="birthdate" />
      <FlagField name="is_handicapped" />
    </OwnedForm>,
    { wrapper: InTheme },
  )
  for (const text of ['Marchetti', 'Pacsé·e', 'À compléter', 'Non']) expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a keystroke renders its own field and nothing else', async () => {
  const renders: string[] = []
  const Counted = ({ id, children }: { id: string; children: ReactNode }) => (
    <Profiler
      id={id}
      onRender={(name) => {
        renders.push(name)
      }}
    >
      {children}
    </Profiler>
  )
  function Holder() {
    const [edited, setEdited] = useState(0)
    return (
      <>
        <Counted id="rest">
          <p>{edited} modification</p>
        </Counted>
        <OwnedForm
          definition={resources.simulation}
          reference={{ type: 'simulation', id: 'a' }}
          attributes={{ contribution: null, loan_rate: null }}
          onEdit={() => {
            setEdited((count) => count + 1)
          }}
        >
          <Counted id="contribution">
            <AmountField name="contribution" />
          </Counted>
          <Counted id="loan_rate">
            <RateField name="loan_rate" />
          </Counted>
        </OwnedForm>
      </>
    )
  }
  render(<Holder />, { wrapper: InTheme })
  const user = person()
  await user.click(screen.getByRole('textbox', { name: 'Apport personnel' }))
  renders.length = 0
  await user.keyboard('18000')
  expect(new Set(renders)).toEqual(new Set(['contribution']))
  await user.tab()
  expect(screen.getByText('1 modification')).toBeVisible()
})

describe('a field held to another one', () => {
  const years = { first_year: 2_026, last_year: null }
  const first = () => screen.getByRole('textbox', { name: /^Première année/ })
  const last = () => screen.getByRole('textbox', { name: /^Dernière année/ })

  test('says so once it is left, and no longer once the other one has changed', async () => {
    const user = person()
    const edits: Edits = []
    render(
      <OwnedForm
        definition={resources.running_reduction}
        reference={{ type: 'running_reduction', id: 'a' }}
        attributes={years}
        onEdit={(changed) => {
          edits.push(changed)
        }}
      >
        <IntegerField name="first_year" />
        <IntegerField name="last_year" />
      </OwnedForm>,
      { wrapper: InTheme },
    )
    await user.type(last(), '2024')
    await user.tab()
    expect(last()).toHaveAccessibleDescription('Cette année vient avant la première, 2026')
    await user.clear(first())
    await user.type(first(), '2023')
    await user.tab()
    expect(last()).toBeValid()
    expect(first()).toBeValid()
    expect(edits.at(-1)).toEqual({ first_year: 2_023 })
  })
})
