import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClosedPage, type Opening } from '#features/studies/page'
import { closedLinks } from '../../../support/studies/reading'

test.each<[Opening, RegExp]>([
  ['wrong', /n’est pas le bon/],
  ['tooMany', /Trop d’essais/],
  ['unreachable', /Le serveur ne répond pas/],
])('a password that opens nothing (%s) says why, and may be tried again', async (opening, sentence) => {
  const user = userEvent.setup()
  const tried: string[] = []
  const open = (password: string) => {
    tried.push(password)
    return Promise.resolve(opening)
  }
  render(<ClosedPage closed={closedLinks.password} onOpen={open} />)
  await user.type(screen.getByLabelText('Mot de passe'), 'sesame 2026{Enter}')
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByLabelText('Mot de passe')).toBeInvalid()
  expect(screen.getByRole('button', { name: 'Ouvrir l’étude' })).toBeEnabled()
  expect(tried).toEqual(['sesame 2026'])
})
