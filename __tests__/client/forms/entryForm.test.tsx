import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FieldErrors } from '#contract'
import { credentials } from '#features/account/contract'
import { householdCreation } from '#features/clientFile/contract/household'
import { AmountField, DecimalField, SubmitForm, PasswordField, TextField } from '#client/forms'
import { InTheme } from '../../support/client/InTheme'

function showLogin(answer?: FieldErrors) {
  const sent: unknown[] = []
  render(
    <SubmitForm
      definition={credentials}
      submitLabel="Se connecter"
      onSubmit={(attributes) => {
        sent.push(attributes)
        return Promise.resolve(answer)
      }}
    >
      <TextField name="email" autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
    </SubmitForm>,
    { wrapper: InTheme },
  )
  return {
    sent,
    user: userEvent.setup(),
    email: screen.getByRole('textbox', { name: /e-mail/ }),
    password: screen.getByLabelText(/Mot de passe/),
  }
}

test('what was just typed is sent when Enter is pressed', async () => {
  const { sent, user, email, password } = showLogin()
  await user.type(email, 'jeanne@exemple.fr')
  await user.type(password, ' un secret {Enter}')
  expect(sent).toEqual([{ email: 'jeanne@exemple.fr', password: ' un secret ' }])
})

test('what is missing is told on its field, the first gets the focus, and nothing is sent', async () => {
  const { sent, user, email, password } = showLogin()
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  expect(sent).toEqual([])
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Ce champ est requis')
  expect(password).toHaveAccessibleDescription('Ce champ est requis')
  await user.type(email, 'jeanne@exemple.fr')
  await user.tab()
  expect(email).toBeValid()
})

test('a press on the button moves nothing under the pointer, and the click sends what was just typed', async () => {
  const { sent, user, email, password } = showLogin()
  const button = screen.getByRole('button', { name: 'Se connecter' })
  await user.click(button)
  await user.type(email, 'jeanne@exemple.fr')
  await user.type(password, 'un secret')
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  expect(password).toHaveFocus()
  expect(password).toHaveAccessibleDescription('Ce champ est requis')
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(sent).toEqual([{ email: 'jeanne@exemple.fr', password: 'un secret' }])
})

test('a refusal of the whole form stands above it until something changes', async () => {
  const { user, email, password } = showLogin({ '': ['E-mail ou mot de passe incorrect.'] })
  await user.type(email, 'jeanne@exemple.fr')
  await user.type(password, 'faux{Enter}')
  expect(await screen.findByText('E-mail ou mot de passe incorrect.')).toBeVisible()
  await user.type(password, 'x')
  await user.tab()
  expect(screen.queryByText('E-mail ou mot de passe incorrect.')).toBeNull()
})

test('many errors are listed above a long form', async () => {
  render(
    <SubmitForm definition={householdCreation} submitLabel="Créer" onSubmit={() => Promise.resolve(undefined)}>
      <AmountField name="net_monthly_income" />
      <AmountField name="annual_tax" />
      <AmountField name="alimony" />
      <DecimalField name="fiscal_part" />
      <AmountField name="monthly_rent" />
    </SubmitForm>,
    { wrapper: InTheme },
  )
  const user = userEvent.setup()
  await user.clear(screen.getByRole('textbox', { name: /Pensions/ }))
  await user.clear(screen.getByRole('textbox', { name: /Loyer/ }))
  await user.click(screen.getByRole('button', { name: 'Créer' }))
  expect(screen.getByText(/^5 champs à corriger/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Revenu net/ })).toHaveFocus()
})
