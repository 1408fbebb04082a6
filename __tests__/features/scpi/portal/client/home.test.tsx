import { act, screen } from '@testing-library/react'
import { ProfileFrame, ProfileScreen } from '../../../../../src/features/scpi/portal/client/profile'
import { HomeScreen } from '../../../../../src/features/scpi/portal/client/home/HomeScreen'
import { openScreens } from '../../clients/client/scpiServer'
import { complete, holding, PROFILE } from './profileServer'

const routes = [
  { path: '/espace-client', Component: HomeScreen },
  { path: PROFILE, Component: ProfileFrame, children: [{ index: true, Component: ProfileScreen }] },
]

test('who has not signed his questionnaire is led to it', async () => {
  await openScreens(routes, '/espace-client', holding({}))
  expect(await screen.findByRole('link', { name: 'Remplir mon profil investisseur' })).toHaveAttribute('href', PROFILE)
})

test('how many answers lack is the same at home and in the questionnaire, whose chapters add up to it', async () => {
  const { router } = await openScreens(
    routes,
    '/espace-client',
    holding({ answered: { quiz: { tol_price_drop: 'd' } } }),
  )
  const { textContent } = await screen.findByText(/^Il manque \d+ réponses à votre profil investisseur\.$/)
  await act(() => router.navigate(PROFILE))
  const chapters = await screen.findAllByText(/^\d+ sur \d+ réponses$/)
  const lacking = chapters.map(({ textContent: words }) => {
    const [given, asked] = words.split(' sur ').map((part) => Number.parseInt(part))
    return Number(asked) - Number(given)
  })
  expect(textContent).toBe(
    `Il manque ${String(lacking.reduce((sum, count) => sum + count))} réponses à votre profil investisseur.`,
  )
  expect(screen.getByText(textContent)).toBeInTheDocument()
})

test('who lacks nothing is led to sign', async () => {
  await openScreens(routes, '/espace-client', holding({ answered: complete }))
  expect(await screen.findByText(/profil investisseur est complet\s: il reste à le signer/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Signer mon profil' })).toHaveAttribute('href', `${PROFILE}/synthese`)
})

test('who has answered all of it is told that the test is still to be handed in', async () => {
  const quiz = { ...complete['quiz'], knowledge_submitted_at: null }
  await openScreens(routes, '/espace-client', holding({ answered: { ...complete, quiz } }))
  expect(await screen.findByText(/il reste à remettre votre test de connaissances/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Signer mon profil' })).toBeNull()
})

test('who has signed it has nothing to do', async () => {
  await openScreens(routes, '/espace-client', holding({ account: { kyc_signed_at: '2026-11-20T09:00:00.000Z' } }))
  expect(await screen.findByText(/Rien pour l’instant/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Remplir mon profil investisseur' })).toBeNull()
})
