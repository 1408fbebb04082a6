import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateInput } from '#client/ui/inputs'
import { InTheme } from '../../support/client/InTheme'

function show(initial: string | null = null) {
  const given: (string | null)[] = []
  function Holder() {
    const [value, setValue] = useState(initial)
    return (
      <DateInput
        label="Date de naissance"
        value={value}
        onChange={(next) => {
          given.push(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Holder />, { wrapper: InTheme })
  return { given, field: screen.getByRole('textbox', { name: 'Date de naissance' }), user: userEvent.setup() }
}

test.each([
  ['12/03/1980', '1980-03-12', '12/03/1980'],
  ['1/2/1975', '1975-02-01', '01/02/1975'],
  ['12.03.1980', '1980-03-12', '12/03/1980'],
  ['12 03 1980', '1980-03-12', '12/03/1980'],
  ['12031980', '1980-03-12', '12/03/1980'],
  ['3/7/86', '1986-07-03', '03/07/1986'],
  ['3.7.41', '2041-07-03', '03/07/2041'],
  ['1980-03-12', '1980-03-12', '12/03/1980'],
  ['31/02/1980', '31/02/1980', '31/02/1980'],
  ['vers 1980', 'vers 1980', 'vers 1980'],
])('typed as %p a day is given as %p and written %p', async (typed, expected, written) => {
  const { given, field, user } = show()
  await user.type(field, typed)
  await user.tab()
  expect(given.at(-1)).toBe(expected)
  expect(field).toHaveValue(written)
})

test('a day that is emptied is unknown', async () => {
  const { given, field, user } = show('1980-03-12')
  await user.clear(field)
  await user.tab()
  expect(given.at(-1)).toBeNull()
})

describe('the birthdate that stands for an unknown one', () => {
  test('is shown empty, to be completed', () => {
    const { field } = show('1900-01-01')
    expect(field).toHaveValue('')
    expect(screen.getByText('À compléter')).toBeVisible()
  })

  test('stays when the field is left as it is', async () => {
    const { given, field, user } = show('1900-01-01')
    await user.type(field, '1{Backspace}')
    await user.tab()
    expect(given).toEqual([])
  })
})
