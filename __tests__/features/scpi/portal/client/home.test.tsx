import { screen } from '@testing-library/react'
import { HomeScreen } from '../../../../../src/features/scpi/portal/client/home/HomeScreen'
import { openScreens } from '../../clients/client/scpiServer'
import { holding, PROFILE } from './profileServer'

const routes = [{ path: '/espace-client', Component: HomeScreen }]

test('who has not signed his questionnaire is led to it', async () => {
  await openScreens(routes, '/espace-client', holding({}))
  expect(await screen.findByRole('link', { name: 'Remplir mon profil investisseur' })).toHaveAttribute('href', PROFILE)
})

test('who has signed it has nothing to do', async () => {
  await openScreens(routes, '/espace-client', holding({ account: { kyc_signed_at: '2026-11-20T09:00:00.000Z' } }))
  expect(await screen.findByText(/Rien pour l’instant/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Remplir mon profil investisseur' })).toBeNull()
})
