import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { json } from '../../../../support/client/answers'
import { ACCOUNT } from '../../clients/client/scpiServer'
import { CHARGE, complete, holding, openProfile, PROFILE, QUIZ, testAnswered } from './profileServer'

const question = async (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Clicks again before the page shows what the first click does, as in a browser: nothing waits for React between them. */
async function clickTwice(button: HTMLElement): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  button.click()
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.resolve()
    button.click()
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}

test('each chapter says how many answers are given, and what to do with it', async () => {
  await openProfile(PROFILE, holding({ answered: { quiz: { tol_price_drop: 'd' } } }))
  expect(await screen.findByRole('link', { name: 'Reprendre\u00a0: Ma tolérance au risque' })).toHaveAttribute(
    'href',
    `${PROFILE}/tolerance`,
  )
  expect(screen.getByText('1 sur 4 réponses')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Commencer\u00a0: Mes connaissances' })).toBeInTheDocument()
})

test('a chapter opens at the first question that lacks its answer; it is saved as it is chosen', async () => {
  const { bodies } = await openProfile(
    `${PROFILE}/tolerance`,
    holding({ answered: { quiz: { tol_portfolio_choice: 'b', tol_price_drop: 'd' } } }),
  )
  const heading = await question(/La vente de vos parts prend 18 mois/)
  expect(heading).toHaveFocus()
  expect(screen.getByText('Question 3 sur 4')).toBeInTheDocument()
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'Cela ne me pose pas de difficulté' }))
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
  expect(await question(/les revenus distribués baissent/)).toHaveFocus()
  await waitFor(async () => {
    expect(await bodies(QUIZ)).toEqual([{ tol_illiquidity: 'd' }])
  })
  expect(await screen.findByText('Réponses enregistrées, vous pouvez revenir plus tard')).toBeInTheDocument()
})

test('nobody goes on without an answer but by passing the question', async () => {
  await openProfile(`${PROFILE}/tolerance`, holding({}))
  await question(/Cinq placements fictifs/)
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Répondez à cette question, ou passez-la.')
  fireEvent.click(screen.getByRole('button', { name: 'Passer' }))
  await question(/baisse de 15/)
})

test('criteria of sustainability are asked of who is interested, after the definitions', async () => {
  await openProfile(`${PROFILE}/durabilite`, holding({}))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'J’ai lu ces définitions' }))
  expect(await screen.findByText(/Définitions lues le/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
  await question(/critères de durabilité/)
  expect(screen.getByText('Question 2 sur 2')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Oui' }))
  expect(screen.getByText('Question 2 sur 5')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
  await question(/taxonomie/)
})

test('amounts that are left empty are zero once the client goes on', async () => {
  const { bodies } = await openProfile(`${PROFILE}/budget-patrimoine?question=charges`, holding({}))
  const rent = await screen.findByRole('textbox', { name: /Loyer/ })
  const user = userEvent.setup()
  await user.type(rent, '900')
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
  await question(/impôts/)
  await waitFor(async () => {
    const sent = await bodies(CHARGE)
    expect(Object.assign({}, ...sent)).toEqual({
      monthly_rent_amount: 900,
      monthly_alimony_amount: 0,
      monthly_current_charges_amount: 0,
    })
  })
})

test('what is answered without a network is kept, and one goes on', async () => {
  const answers = holding({})
  await openProfile(`${PROFILE}/tolerance`, (line, request) => {
    if (line === QUIZ) throw new TypeError('Failed to fetch')
    return answers(line, request)
  })
  await question(/Cinq placements fictifs/)
  const user = userEvent.setup()
  const first = screen.getAllByRole('radio')[0]
  if (!first) throw new Error('No answer is offered.')
  await user.click(first)
  expect(await screen.findByText('Gardé sur cet appareil')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
  await question(/baisse de 15/)
  await user.click(screen.getByRole('link', { name: 'Question précédente' }))
  await question(/Cinq placements fictifs/)
  expect(screen.getAllByRole('radio')[0]).toBeChecked()
  await user.click(screen.getByRole('link', { name: 'Fermer' }))
  expect(await screen.findByText('1 sur 4 réponses')).toBeInTheDocument()
})

test('the knowledge test says what lacks of both its chapters before it is handed in', async () => {
  const { sk_fees, ...answered } = testAnswered
  expect(sk_fees).toBe('b')
  await openProfile(`${PROFILE}/connaissances?question=fin`, holding({ answered: { quiz: answered } }))
  expect(await screen.findByRole('link', { name: /frais de souscription/ })).toHaveAttribute(
    'href',
    `${PROFILE}/connaissances-scpi?question=sk_fees`,
  )
  expect(screen.queryByRole('button', { name: 'Remettre mes réponses' })).toBeNull()
})

test('the knowledge test is handed in, then corrected; who has no attempt left is told when the next one is', async () => {
  const answers = holding({ answered: { quiz: testAnswered } })
  const corrected = {
    type: 'quiz',
    id: 'quiz 1',
    attributes: { ...testAnswered, knowledge_submitted_at: '2026-11-29T09:00:00.000Z' },
    relationships: {},
    meta: { version: 2 },
  }
  const meta = {
    correction: {
      gk_risk_return: { given: 'b', right: 'a', is_right: false, explanation: 'Rendement et risque vont de pair.' },
      gk_diversification: { given: 'b', right: 'b', is_right: true, explanation: 'Elle ne supprime pas le risque.' },
    },
    attempts_left: 0,
    next_attempt_at: '2026-11-30T09:00:00.000Z',
  }
  const { bodies } = await openProfile(`${PROFILE}/connaissances?question=fin`, (line, request) =>
    line === QUIZ || line === `GET /scpi/v1/pp-accounts/${ACCOUNT}/quiz`
      ? json(200, { data: corrected, meta })
      : answers(line, request),
  )
  await clickTwice(await screen.findByRole('button', { name: 'Remettre mes réponses' }))
  await question('La correction')
  expect(await screen.findByText('Rendement et risque vont de pair.')).toBeInTheDocument()
  expect(screen.getByText('1 sur 8 réponse juste.')).toBeInTheDocument()
  expect(screen.getByText('Vous pourrez recommencer le 30/11/2026 à 10:00.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Recommencer' })).toBeNull()
  expect(await bodies(QUIZ)).toEqual([{ action: 'submit' }])
})

test('another attempt begins once the client has read what it erases', async () => {
  const answers = holding({ answered: complete })
  const restarted = {
    type: 'quiz',
    id: 'quiz 1',
    attributes: { ...complete['quiz'], gk_risk_return: null, knowledge_submitted_at: null },
    meta: { version: 2 },
  }
  const held = { type: 'quiz', id: 'quiz 1', attributes: complete['quiz'], meta: { version: 1 } }
  const { bodies } = await openProfile(`${PROFILE}/connaissances`, (line, request) => {
    if (line === `GET /scpi/v1/pp-accounts/${ACCOUNT}/quiz`)
      return json(200, { data: held, meta: { correction: {}, attempts_left: 1, next_attempt_at: null } })
    return line === QUIZ ? json(200, { data: restarted }) : answers(line, request)
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Recommencer' }))
  const asked = await screen.findByRole('dialog', { name: /Recommencer le test/ })
  expect(asked).toHaveTextContent(/18 réponses seront effacées.*Mes connaissances\s» comme .*Mes connaissances SCPI\s»/)
  expect(asked).toHaveTextContent('Après cet essai, il ne vous en restera plus pour le moment.')
  expect(asked).toHaveTextContent('Votre score reste celui de votre dernier essai tant que le nouveau n’est pas remis.')
  fireEvent.click(within(asked).getByRole('button', { name: 'Annuler' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(await bodies(QUIZ)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Recommencer' }))
  await question(/rendement élevé/)
  expect(await bodies(QUIZ)).toEqual([{ action: 'restart' }])
})

test('the way on from the correction says nothing of signing once it is signed', async () => {
  const account = { kyc_signed_at: '2026-11-29T09:00:00.000Z', kyc_valid_until: '2027-11-29' }
  await openProfile(`${PROFILE}/connaissances`, holding({ account, answered: complete }))
  expect(await screen.findByRole('link', { name: 'Voir la synthèse' })).toHaveAttribute('href', `${PROFILE}/synthese`)
})

test('what is signed is read, until the client says why he changes it', async () => {
  const account = { kyc_signed_at: '2026-11-20T09:00:00.000Z', kyc_valid_until: '2027-11-20' }
  const answers = holding({ account, answered: { quiz: { tol_portfolio_choice: 'b' } } })
  const { bodies } = await openProfile(`${PROFILE}/tolerance?question=tol_portfolio_choice`, (line, request) =>
    line === `PUT /scpi/v1/pp-accounts/${ACCOUNT}`
      ? json(200, {
          data: {
            type: 'pp_account',
            id: ACCOUNT,
            attributes: { kyc_signed_at: null, kyc_valid_until: null },
            meta: { version: 2 },
          },
        })
      : answers(line, request),
  )
  await question(/Cinq placements fictifs/)
  expect(screen.getAllByRole('radio')[0]).toBeDisabled()
  fireEvent.click(screen.getByRole('link', { name: 'Fermer' }))
  expect(await screen.findByText(/Signé le 20\/11\/2026, valable jusqu’au 20\/11\/2027/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Modifier mes réponses' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /Pourquoi/ }), { target: { value: 'Retraite' } })
  fireEvent.blur(screen.getByRole('textbox', { name: /Pourquoi/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Modifier' }))
  await waitFor(() => {
    expect(screen.queryByText(/Signé le/)).toBeNull()
  })
  expect(await bodies(`PUT /scpi/v1/pp-accounts/${ACCOUNT}`)).toEqual([{ action: 'unsign', reason: 'Retraite' }])
})

test('the result is told in plain words, and what is complete is signed once that is confirmed', async () => {
  const answers = holding({ answered: complete })
  const { bodies } = await openProfile(`${PROFILE}/synthese`, (line, request) => {
    if (line.startsWith('GET /scpi/v1/scores/'))
      return json(200, {
        data: {
          type: 'score',
          id: line,
          attributes: { level_label: 'Équilibré', sentence: 'Vous acceptez des baisses.', is_complete: true },
        },
      })
    return line === `PUT /scpi/v1/pp-accounts/${ACCOUNT}`
      ? json(200, {
          data: { type: 'pp_account', id: ACCOUNT, attributes: { kyc_signed_at: '2026-11-29T09:00:00.000Z' } },
        })
      : answers(line, request)
  })
  expect(await screen.findAllByText('Vous acceptez des baisses.')).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: 'Signer mon recueil' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Signer' }))
  expect(await screen.findByText(/Signé le 29\/11\/2026/)).toBeInTheDocument()
  expect(await bodies(`PUT /scpi/v1/pp-accounts/${ACCOUNT}`)).toEqual([{ action: 'sign' }])
})

test('a signature that has expired holds nothing: it says when, and is given again', async () => {
  const account = { kyc_signed_at: '2025-03-02T09:00:00.000Z', kyc_valid_until: '2026-03-02' }
  await openProfile(`${PROFILE}/synthese`, holding({ account, answered: complete }))
  expect(await screen.findByText('Votre signature a expiré le 02/03/2026.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Signer mon recueil' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Modifier mes réponses' })).toBeNull()
})
