import type { RouteObject } from 'react-router-dom'
import { loadScreen } from '#client/screens'
import { ErrorScreen } from '#client/screens/errors'
import type { Transport } from '#client/transport'
import { clientOnly, unlessInside, type PortalDependencies } from './guard'
import { ChoosePasswordScreen } from './login/ChoosePasswordScreen'
import { ForgottenScreen } from './login/ForgottenScreen'
import { PortalLoginScreen } from './login/PortalLoginScreen'
import { PortalShell } from './shell/PortalShell'

interface Portal extends PortalDependencies {
  readonly transport: Transport
}

/** All its pages come at once: the questionnaire is answered without a network too. */
const profileScreens = () => import(/* webpackChunkName: "portal-profile" */ './profile')

/** The pages of the portal, under the host of the SCPI area. */
export const portalRoutes = ({ transport, ...dependencies }: Portal): RouteObject => ({
  path: 'espace-client',
  children: [
    { path: 'connexion', loader: unlessInside(dependencies), element: <PortalLoginScreen /> },
    { path: 'mot-de-passe', element: <ForgottenScreen transport={transport} /> },
    { path: 'mot-de-passe/:token', element: <ChoosePasswordScreen transport={transport} /> },
    {
      loader: clientOnly(dependencies),
      element: <PortalShell />,
      children: [
        {
          errorElement: <ErrorScreen />,
          children: [
            {
              index: true,
              lazy: () =>
                loadScreen(
                  async () => (await import(/* webpackChunkName: "portal-home" */ './home/HomeScreen')).HomeScreen,
                ),
            },
            {
              path: 'mes-informations',
              lazy: () =>
                loadScreen(
                  async () =>
                    (await import(/* webpackChunkName: "portal-information" */ './information/InformationScreen'))
                      .InformationScreen,
                ),
            },
            {
              path: 'mon-profil',
              lazy: () => loadScreen(async () => (await profileScreens()).ProfileFrame),
              children: [
                { index: true, lazy: () => loadScreen(async () => (await profileScreens()).ProfileScreen) },
                { path: 'synthese', lazy: () => loadScreen(async () => (await profileScreens()).SummaryScreen) },
                { path: ':chapter', lazy: () => loadScreen(async () => (await profileScreens()).ChapterScreen) },
              ],
            },
          ],
        },
      ],
    },
  ],
})
