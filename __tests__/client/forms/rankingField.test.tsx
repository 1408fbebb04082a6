import { useState } from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ranking } from '#contract/fields'
import { SectionForm } from '#client/forms'
import { RankingField } from '#client/forms/byKind'
import { InTheme } from '../../support/client/InTheme'

const definition = {
  fields: { goals: ranking({ income: 'Revenus', growth: 'Capital', tax: 'Impôt' }, { label: 'Buts' }) },
}

function Goals({ first, onEdit }: { first: readonly string[]; onEdit: (goals: unknown) => void }) {
  const [goals, setGoals] = useState<unknown>(first)
  return (
    <SectionForm
      definition={definition}
      reference={{ type: 'goals', id: 'a' }}
      attributes={{ goals }}
      onEdit={(changed) => {
        setGoals(changed['goals'])
        onEdit(changed['goals'])
      }}
    >
      <RankingField name="goals" most={2} />
    </SectionForm>
  )
}

function show(first: readonly string[]) {
  const edits: unknown[] = []
  render(<Goals first={first} onEdit={(goals) => edits.push(goals)} />, { wrapper: InTheme })
  return { edits, user: userEvent.setup() }
}

test('a choice is moved by keyboard: the focus stays on it, and its place is said', async () => {
  const { edits, user } = show(['income', 'growth'])
  screen.getByRole('button', { name: 'Monter\u00a0: Capital' }).focus()
  await user.keyboard('{Enter}')
  expect(edits).toEqual([['growth', 'income']])
  expect(screen.getByRole('button', { name: 'Monter\u00a0: Capital' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Capital : place 1 sur 2')
  // It is the first: nothing more happens, and the focus is not lost.
  await user.keyboard('{Enter}')
  expect(edits).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Monter\u00a0: Capital' })).toHaveFocus()
})

test('choices are added up to the most that is taken, and removed', async () => {
  const { edits, user } = show(['income'])
  await user.click(screen.getByRole('button', { name: 'Ajouter\u00a0: Impôt' }))
  expect(edits).toEqual([['income', 'tax']])
  expect(screen.queryByRole('button', { name: /^Ajouter/ })).toBeNull()
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Retirer\u00a0: Revenus' }))
  expect(edits.at(-1)).toEqual(['tax'])
  expect(screen.getByRole('button', { name: 'Ajouter\u00a0: Revenus' })).toHaveFocus()
})
