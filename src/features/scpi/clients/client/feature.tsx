import { TeamOutlined } from '@ant-design/icons'
import type { RouteObject } from 'react-router-dom'
import { loadScreen, type ClientFeature } from '#client/screens'
import { uuidOnly } from '#client/screens/errors'
import { scpiClientsAddress } from '#features/scpi/clients/contract'

/** The parts of a client’s file that have a screen. */
const parts: RouteObject[] = [
  {
    index: true,
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "scpi-synthesis" */ './file/synthesis/SynthesisScreen')).SynthesisScreen,
      ),
  },
  {
    path: 'identite',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "scpi-identity" */ './file/identity/IdentityScreen')).IdentityScreen,
      ),
  },
  {
    path: 'famille',
    lazy: () =>
      loadScreen(
        async () => (await import(/* webpackChunkName: "scpi-family" */ './file/family/FamilyScreen')).FamilyScreen,
      ),
  },
  {
    path: 'patrimoine',
    lazy: () =>
      loadScreen(
        async () => (await import(/* webpackChunkName: "scpi-wealth" */ './file/wealth/WealthScreen')).WealthScreen,
      ),
  },
  {
    path: 'fiscalite',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "scpi-fiscality" */ './file/account/FiscalityScreen')).FiscalityScreen,
      ),
  },
  {
    path: 'professionnel',
    lazy: () =>
      loadScreen(
        async () => (await import(/* webpackChunkName: "scpi-work" */ './file/account/WorkScreen')).WorkScreen,
      ),
  },
  {
    path: 'objectifs',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "scpi-objectives" */ './file/account/ObjectivesScreen')).ObjectivesScreen,
      ),
  },
  {
    path: 'connaissances',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "scpi-knowledge" */ './file/quiz/KnowledgeScreen')).KnowledgeScreen,
      ),
  },
  {
    path: 'durabilite',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "scpi-sustainability" */ './file/quiz/SustainabilityScreen'))
            .SustainabilityScreen,
      ),
  },
  {
    path: 'ppe',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "scpi-exposure" */ './file/account/ExposureScreen')).ExposureScreen,
      ),
  },
  {
    path: 'dossier-immobilier',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "scpi-real-estate" */ './file/realEstate/RealEstateScreen'))
            .RealEstateScreen,
      ),
  },
  {
    path: 'historique',
    lazy: () =>
      loadScreen(
        async () => (await import(/* webpackChunkName: "scpi-history" */ './file/HistoryScreen')).HistoryScreen,
      ),
  },
]

/** The clients of the SCPI area: their list and each of them. */
export const scpiClients: ClientFeature = {
  scpi: {
    screens: [
      {
        path: 'clients',
        children: [
          {
            index: true,
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "scpi-clients" */ './list/ClientsScreen')).ClientsScreen,
              ),
          },
          {
            path: 'nouveau',
            lazy: () =>
              loadScreen(
                async () =>
                  (await import(/* webpackChunkName: "scpi-new-client" */ './creation/NewClientScreen'))
                    .NewClientScreen,
              ),
          },
          {
            path: 'import',
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "scpi-import" */ './import/ImportScreen')).ImportScreen,
              ),
          },
          {
            path: ':uuid',
            loader: uuidOnly,
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "scpi-client" */ './file/ClientScreen')).ClientScreen,
              ),
            children: parts,
          },
        ],
      },
    ],
    menu: [
      {
        address: scpiClientsAddress,
        label: 'Clients',
        barLabel: 'Clients',
        page: 'scpi-clients',
        icon: <TeamOutlined aria-hidden />,
        keys: 'g c',
      },
    ],
  },
}
