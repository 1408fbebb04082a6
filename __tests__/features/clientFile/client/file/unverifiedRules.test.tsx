import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UnverifiedRules } from '#features/simulation/client/explanation'
import { InTheme } from '../../../../support/client/InTheme'

const sentences = ['Taux', 'Plafond', 'Frais', 'Émoluments', 'Décote'].map(
  (rule) => `${rule}\u00a0: règle non vérifiée.`,
)
const named = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('rules that nobody has checked are counted, then the three that weigh most are named, then the others', async () => {
  render(<UnverifiedRules sentences={sentences} />, { wrapper: InTheme })
  expect(named()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '5 règles ne sont pas vérifiées à cette date' }))
  expect(named()).toEqual(sentences.slice(0, 3))
  await userEvent.click(screen.getByRole('button', { name: '2 autres règles non vérifiées pèsent moins' }))
  expect(named()).toEqual(sentences)
})

test('nothing is said where every rule is checked', () => {
  const { container } = render(<UnverifiedRules sentences={[]} />, { wrapper: InTheme })
  expect(container.childElementCount).toBe(0)
})
