import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AmountInput,
  DecimalInput,
  IntegerInput,
  RateInput,
  type NumberProps,
  type TypedNumber,
} from '#client/ui/inputs'
import { TYPING_PAUSE } from '#client/ui/pauses'
import { InTheme } from '../../support/client/InTheme'

type Input = (props: NumberProps) => React.ReactNode

/** An input with its state, and what it gave, in order. */
function show(Input: Input, initial: TypedNumber = null, props: Partial<NumberProps> = {}) {
  const given: TypedNumber[] = []
  function Holder() {
    const [value, setValue] = useState(initial)
    return (
      <Input
        label="Prix"
        {...props}
        value={value}
        onChange={(next) => {
          given.push(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Holder />, { wrapper: InTheme })
  return { given, field: screen.getByLabelText(/Prix/), user: userEvent.setup() }
}

const shown = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : '')

test('a warning stands at the field, which it describes, and takes the place of no error', () => {
  const { field } = show(RateInput, 0.335, { warning: 'Usure au-delà de 5,29\u202f%' })
  expect(field).toHaveAccessibleDescription(/Usure au-delà de 5,29/)
  expect(field).not.toBeInvalid()
})

afterEach(() => {
  jest.useRealTimers()
})

describe('an amount', () => {
  test.each([
    ['250 000 €', 250_000, '250\u202f000'],
    ['250\u202f000\u00a0€', 250_000, '250\u202f000'],
    ['250k', 250_000, '250\u202f000'],
    ['250,5 K', 250_500, '250\u202f500'],
    ['1 234,56', 1_234.56, '1\u202f234,56'],
    ['742 €/mois', 742, '742'],
    ['1234.5', 1_234.5, '1\u202f234,50'],
    ['−12', -12, '\u221212'],
  ])('pasted as %p is %p and is written %p when left', async (typed, expected, written) => {
    const { given, field, user } = show(AmountInput)
    await user.click(field)
    await user.paste(typed)
    expect(shown(field)).toBe(typed)
    await user.tab()
    expect(given.at(-1)).toBe(expected)
    expect(shown(field)).toBe(written)
  })

  test('is free while it is typed, in the middle too', async () => {
    const { given, field, user } = show(AmountInput, 214_900)
    expect(shown(field)).toBe('214\u202f900')
    await user.type(field, '5', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(shown(field)).toBe('2145\u202f900')
    expect(given).toEqual([])
    await user.tab()
    expect(given).toEqual([2_145_900])
  })

  test('that is no number is kept as it was typed', async () => {
    const { given, field, user } = show(AmountInput)
    await user.type(field, 'environ 200')
    await user.tab()
    expect(given.at(-1)).toBe('environ 200')
    expect(shown(field)).toBe('environ 200')
  })

  test('that is emptied is unknown, not zero', async () => {
    const { given, field, user } = show(AmountInput, 12)
    await user.clear(field)
    await user.tab()
    expect(given.at(-1)).toBeNull()
  })

  test('steps by 100 with arrows and 1 000 with Shift, within its bounds', async () => {
    const { given, field, user } = show(AmountInput, 1_050, { minimum: 0, maximum: 2_000 })
    await user.click(field)
    await user.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{ArrowDown}')
    expect(given).toEqual([1_150, 2_000, 1_900])
    expect(shown(field)).toBe('1\u202f900')
  })

  test('is given when Enter is pressed', async () => {
    const { given, field, user } = show(AmountInput)
    await user.type(field, '90k{Enter}')
    expect(given.at(-1)).toBe(90_000)
    expect(shown(field)).toBe('90\u202f000')
  })

  test('is given when the field disappears while it is typed', async () => {
    const given: TypedNumber[] = []
    const { unmount } = render(
      <AmountInput
        label="Prix"
        value={null}
        onChange={(value) => {
          given.push(value)
        }}
      />,
    )
    await userEvent.setup().type(screen.getByLabelText('Prix'), '310')
    unmount()
    expect(given).toEqual([310])
  })

  test.each([
    ['the page is about to be left', () => window.dispatchEvent(new Event('beforeunload'))],
    ['the page is put aside', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is given when %s while it is typed', async (_case, happen) => {
    const { given, field, user } = show(AmountInput)
    await user.type(field, '310')
    act(() => {
      happen()
    })
    expect(given).toEqual([310])
  })

  test('leaves Alt and an arrow to the page', async () => {
    const { given, field, user } = show(AmountInput, 100)
    await user.click(field)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(given).toEqual([])
  })

  test('is given after a pause, and what is typed stays', async () => {
    jest.useFakeTimers()
    const given: TypedNumber[] = []
    render(
      <AmountInput
        label="Prix"
        value={null}
        onChange={(value) => {
          given.push(value)
        }}
      />,
    )
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(screen.getByLabelText('Prix'), '31')
    expect(given).toEqual([])
    act(() => {
      jest.advanceTimersByTime(TYPING_PAUSE)
    })
    expect(given).toEqual([31])
    expect(shown(screen.getByLabelText('Prix'))).toBe('31')
  })
})

describe('a rate', () => {
  test('is a percentage on screen and a fraction given', async () => {
    const { given, field, user } = show(RateInput, 0.0335)
    expect(shown(field)).toBe('3,35')
    await user.clear(field)
    await user.type(field, '3,4')
    await user.tab()
    expect(given.at(-1)).toBe(0.034)
    expect(shown(field)).toBe('3,40')
  })

  test('steps by 0,05 point without the drift of binary fractions', async () => {
    const { given, field, user } = show(RateInput, 0.0335)
    await user.click(field)
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(given).toEqual([0.034, 0.0345, 0.035])
  })

  test('keeps the decimals that it has', () => {
    expect(shown(show(RateInput, 0.00123).field)).toBe('0,123')
  })
})

test('a whole number steps by one, a number with decimals by a half', async () => {
  const years = show(IntegerInput, 20)
  await years.user.click(years.field)
  await years.user.keyboard('{ArrowDown}')
  expect(years.given).toEqual([19])
})

test('a number with decimals steps by a half', async () => {
  const parts = show(DecimalInput, 2)
  await parts.user.click(parts.field)
  await parts.user.keyboard('{ArrowUp}')
  expect(parts.given).toEqual([2.5])
  expect(shown(parts.field)).toBe('2,5')
})

test('label, help, obligation and error are tied to the field', () => {
  show(AmountInput, null, { help: 'Prix de vente TTC.', required: true, error: 'Ce champ est requis' })
  const field = screen.getByRole('textbox', { name: 'Prix (obligatoire)' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Prix de vente TTC. Ce champ est requis')
})
