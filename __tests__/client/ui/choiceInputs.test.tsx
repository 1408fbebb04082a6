import { useState } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  ChoiceInput,
  LocationInput,
  SearchedInput,
  SliderInput,
  Toggle,
  type LocationSearch,
  type TypedNumber,
} from '#client/ui/inputs'
import { enumerations } from '#contract'
import { InTheme } from '../../support/client/InTheme'

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

function showChoice(labels: Readonly<Record<string, string>>, initial: string | null = null) {
  const given: unknown[] = []
  function Holder() {
    const [value, setValue] = useState<string | number | null>(initial)
    return (
      <ChoiceInput
        label="Situation"
        choices={choicesOf(labels)}
        value={value}
        onChange={(next) => {
          given.push(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Holder />, { wrapper: InTheme })
  return { given, user: userEvent.setup() }
}

describe('a choice', () => {
  test('among six is radios, under their legend, and is made by keyboard', async () => {
    const { given, user } = showChoice(enumerations.maritalStatuses, 'single')
    expect(screen.getByRole('group', { name: 'Situation' })).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(6)
    await user.tab()
    expect(screen.getByRole('radio', { name: 'Célibataire' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(given).toEqual(['married'])
    expect(screen.getByRole('radio', { name: 'Marié·e' })).toBeChecked()
  })

  test('among more is a list that is searched and made by keyboard, and its value is told', async () => {
    const { given, user } = showChoice(enumerations.professionalStatuses)
    const list = screen.getByRole('combobox', { name: 'Situation' })
    await user.type(list, 'RETRAITE')
    await user.keyboard('{Enter}')
    expect(given).toEqual(['retirement'])
    expect(list).toHaveAccessibleName('Situation Retraité')
    expect(list).toHaveAttribute('aria-expanded', 'false')
  })

  test('of a list is made by pointer, given up by Escape, and taken back where it is not required', async () => {
    const { given, user } = showChoice(enumerations.professionalStatuses)
    const list = screen.getByRole('combobox', { name: 'Situation' })
    await user.click(list)
    await user.click(screen.getByRole('option', { name: 'Fonctionnaire' }))
    expect(given).toEqual(['official'])
    await user.type(list, 'zzz')
    expect(screen.getByText('Aucun choix ne répond à ce texte')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(list).toHaveAccessibleName('Situation Fonctionnaire')
    await user.click(list)
    await user.click(screen.getByRole('option', { name: 'Effacer le choix' }))
    expect(given).toEqual(['official', null])
    expect(list).toHaveAccessibleName('Situation')
  })
})

function showSearched(initial: string | null = null) {
  const given: unknown[] = []
  function Holder() {
    const [value, setValue] = useState(initial)
    return (
      <SearchedInput
        label="Dossier"
        placeholder="Choisissez un dossier"
        choices={choicesOf({ benoit: 'Benoît', marchetti: 'Marchetti', martin: 'Martin' })}
        value={value}
        onChange={(next) => {
          given.push(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Holder />, { wrapper: InTheme })
  return { given, user: userEvent.setup(), line: screen.getByRole('combobox', { name: 'Dossier' }) }
}

describe('a searched choice', () => {
  test('is found by its letters, without their accents, and made by keyboard', async () => {
    const { given, user, line } = showSearched()
    await user.type(line, 'BENOIT')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(given).toEqual(['benoit'])
    expect(line).toHaveValue('Benoît')
  })

  test('says that nothing answers, and keeps its value when it is left', async () => {
    const { given, user, line } = showSearched('martin')
    await user.clear(line)
    await user.type(line, 'zzz')
    expect(screen.getByText('Aucun choix ne répond à ce texte')).toBeVisible()
    await user.tab()
    expect(line).toHaveValue('Martin')
    expect(given).toEqual([])
  })

  test('is made by pointer in the whole list, and taken back there or by an emptied line', async () => {
    const { given, user, line } = showSearched()
    await user.click(line)
    await user.click(screen.getByRole('option', { name: 'Martin' }))
    await user.click(line)
    await user.click(screen.getByRole('option', { name: 'Effacer le choix' }))
    await user.click(line)
    await user.click(screen.getByRole('option', { name: 'Marchetti' }))
    await user.clear(line)
    await user.tab()
    expect(given).toEqual(['martin', null, 'marchetti', null])
    expect(line).toHaveValue('')
  })
})

test('a toggle writes its state and is switched by its label', async () => {
  const given: unknown[] = []
  function Holder() {
    const [value, setValue] = useState<boolean | null>(false)
    return (
      <Toggle
        label="Locataire en place"
        help="Au jour de l’acte."
        value={value}
        onChange={(next) => {
          given.push(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Holder />, { wrapper: InTheme })
  const toggle = screen.getByRole('switch', { name: 'Locataire en place' })
  expect(toggle).toHaveAccessibleDescription('Au jour de l’acte.')
  expect(screen.getByText('Non')).toBeVisible()
  await userEvent.click(screen.getByText('Locataire en place'))
  expect(given).toEqual([true])
  expect(screen.getByText('Oui')).toBeVisible()
})

test('a slider is typed or moved by keyboard, and says its value in words', async () => {
  const given: TypedNumber[] = []
  function Holder() {
    const [value, setValue] = useState<TypedNumber>(200_000)
    return (
      <SliderInput
        kind="amount"
        label="Prix du bien"
        from={0}
        to={400_000}
        minimum={0}
        step={1_000}
        value={value}
        onChange={(next) => {
          given.push(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Holder />, { wrapper: InTheme })
  const user = userEvent.setup()
  const slider = screen.getByRole('slider', { name: 'Prix du bien, curseur' })
  expect(slider).toHaveAttribute('aria-valuetext', '200\u202f000\u00a0€')
  await user.tab()
  await user.tab()
  expect(slider).toHaveFocus()
  await user.keyboard('{ArrowRight>}')
  expect(given).toEqual([])
  await user.keyboard('{/ArrowRight}{ArrowRight}')
  // Keys that follow each other come to rest on one value.
  expect(given).toEqual([])
  await waitFor(() => {
    expect(given).toEqual([202_000])
  })
  const field = screen.getByRole('textbox', { name: 'Prix du bien' })
  await user.clear(field)
  await user.type(field, '520k')
  await user.tab()
  expect(given.at(-1)).toBe(520_000)
  // What is no price moves no slider.
  await user.clear(field)
  await user.type(field, '180k')
  await user.tab()
  expect(slider).toHaveAttribute('aria-valuenow', '180000')
  for (const wrong of ['beaucoup', '-5']) {
    await user.tripleClick(field)
    await user.paste(wrong)
    await user.tab()
    expect(given.at(-1)).toBe(wrong === '-5' ? -5 : wrong)
    expect(slider).toHaveAttribute('aria-valuenow', '180000')
  }
})

describe('a place', () => {
  const municipalities = [
    { value: 'montpellier-34000', label: 'Montpellier (34)' },
    { value: 'montpellier-de-medillan-17260', label: 'Montpellier-de-Médillan (17)' },
  ]

  function showLocation(search: LocationSearch) {
    const given: (string | null)[] = []
    function Holder() {
      const [value, setValue] = useState<string | null>(null)
      return (
        <LocationInput
          label="Commune"
          search={search}
          value={value}
          onChange={(next) => {
            given.push(next)
            setValue(next)
          }}
        />
      )
    }
    render(<Holder />, { wrapper: InTheme })
    return { given, field: screen.getByRole('combobox', { name: 'Commune' }), user: userEvent.setup() }
  }

  test('is searched, chosen by keyboard and named', async () => {
    const queries: string[] = []
    const { given, field, user } = showLocation((query) => {
      queries.push(query)
      return Promise.resolve(municipalities)
    })
    await user.type(field, 'montp')
    await screen.findAllByText('Montpellier-de-Médillan (17)')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(given).toEqual(['montpellier-de-medillan-17260'])
    expect(queries).toEqual(['montp'])
    expect(field).toHaveValue('Montpellier-de-Médillan (17)')
  })

  test('whose search fails says so', async () => {
    const { field, user } = showLocation(() => Promise.reject(new Error('no network')))
    await user.type(field, 'lyon')
    expect(await screen.findByText('La recherche n’a pas abouti. Tapez de nouveau pour réessayer.')).toBeVisible()
  })
})
