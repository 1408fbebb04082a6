import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { KnowledgeScreen } from '../../../../../src/features/scpi/clients/client/file/quiz/KnowledgeScreen'
import { shuffled } from '../../../../../src/features/scpi/clients/contract/questions'
import { SustainabilityScreen } from '../../../../../src/features/scpi/clients/client/file/quiz/SustainabilityScreen'
import { generalQuestions, scpiQuestions } from '#features/scpi/clients/contract/questions'
import { json } from '../../../../support/client/answers'
import { fileWith, holdingQuestionnaire } from './questionnaire'
import { ACCOUNT, CLIENT, openScreens, type Answers } from './scpiServer'

const QUIZ = `/scpi/v1/pp-accounts/${ACCOUNT}/quiz`
const questions = Object.keys({ ...generalQuestions, ...scpiQuestions })
const all = (answer: string) => Object.fromEntries(questions.map((name) => [name, answer]))
const quizOf = (attributes: object) => ({
  type: 'quiz',
  id: `7f000005${ACCOUNT.slice(8)}`,
  attributes,
  relationships: {},
  meta: { version: 9 },
})
const corrected = {
  correction: Object.fromEntries(
    questions.map((name) => [
      name,
      {
        given: 'a',
        right: name === 'gk_inflation' ? 'b' : 'a',
        is_right: name !== 'gk_inflation',
        explanation: 'Ainsi.',
      },
    ]),
  ),
  attempts_left: 1,
  next_attempt_at: null,
}

test('answers are asked in an order of their own, the same each time, not to know last', () => {
  const choices = ['a', 'b', 'c', 'dont_know'].map((value) => ({ value, label: value }))
  const orders = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) =>
    shuffled(choices, seed).map(({ value }) => value),
  )
  expect(shuffled(choices, 'one').map(({ value }) => value)).toEqual(orders[0])
  expect(new Set(orders.map((order) => order.join(''))).size).toBeGreaterThan(1)
  for (const order of orders) expect(order.at(-1)).toBe('dont_know')
})

test('the tests are not sent before each question has an answer', async () => {
  const { bodies } = await openScreens(
    fileWith(KnowledgeScreen),
    `/clients/${CLIENT}/connaissances`,
    holdingQuestionnaire({ sections: { quiz: { ...all('a'), gk_inflation: null } } }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Remettre les tests' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Une question est sans réponse')
  fireEvent.click(screen.getByRole('link', { name: 'aller à la première' }))
  await waitFor(() => {
    expect(document.activeElement?.closest('fieldset')).toHaveTextContent(/1 000 € à 1 % par an/)
  })
  expect(await bodies(`PUT ${QUIZ}`)).toEqual([])
})

test('what is submitted is corrected, question by question, and may be tried again', async () => {
  let isSubmitted = false
  const more: Answers = async (line, request) => {
    if (line === `GET ${QUIZ}`)
      return json(200, {
        data: quizOf({ ...all('a'), knowledge_submitted_at: isSubmitted ? '2026-11-29T09:00:00.000Z' : null }),
        meta: isSubmitted ? corrected : {},
      })
    if (line !== `PUT ${QUIZ}`) return undefined
    const { action } = (await request.json()) as { action?: string }
    if (action === 'restart') return json(409, { message: 'Deux tentatives par 24 heures au plus' })
    isSubmitted = true
    return json(200, {
      data: quizOf({ ...all('a'), knowledge_submitted_at: '2026-11-29T09:00:00.000Z' }),
      meta: corrected,
    })
  }
  const { bodies } = await openScreens(
    fileWith(KnowledgeScreen),
    `/clients/${CLIENT}/connaissances`,
    holdingQuestionnaire({ sections: { quiz: all('a') }, more }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Remettre les tests' }))
  const outcome = await screen.findByText(/7 sur 8 aux connaissances générales, 10 sur 10 aux SCPI/)
  expect(outcome).toHaveFocus()
  expect(await bodies(`PUT ${QUIZ}`)).toEqual([{ action: 'submit' }])
  const general = screen.getByRole('region', { name: 'Test de connaissances générales' })
  expect(within(general).getByText(/La bonne réponse était/)).toHaveTextContent('a diminué')
  expect(within(general).queryByRole('radio')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer les tests' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Recommencer' }))
  expect(await screen.findByText('Deux tentatives par 24 heures au plus')).toBeInTheDocument()
})

test('definitions are explained before anything is asked; criteria only of who wants some; a combination of two at least', async () => {
  await openScreens(fileWith(SustainabilityScreen), `/clients/${CLIENT}/durabilite`, holdingQuestionnaire({}))
  expect(await screen.findByText(/règlement européen 2020\/852/)).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: /Souhaitez-vous/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Définitions expliquées aujourd’hui' }))
  const interest = await screen.findByRole('group', { name: /Souhaitez-vous/ })
  expect(screen.queryByRole('group', { name: /incidences négatives/ })).toBeNull()
  fireEvent.click(within(interest).getByRole('radio', { name: 'Oui' }))
  const impacts = await screen.findByRole('group', { name: /incidences négatives/ })
  fireEvent.click(within(impacts).getByRole('checkbox', { name: 'Production de déchets' }))
  fireEvent.click(within(impacts).getByRole('checkbox', { name: 'Consommation d’énergie' }))
  await waitFor(() => {
    expect(within(impacts).getByRole('checkbox', { name: 'Consommation d’énergie' })).toBeChecked()
  })
  // However many impacts there are, they are one criterion.
  expect(screen.queryByRole('group', { name: 'Combinaison' })).toBeNull()
})
