import { FolderOpenOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'
import { clientFilesAddress } from '#features/clientFile/contract'
import { clientFileRoute, type ContributedTab } from './clientFileRoute'
import { clientFileStore } from './store'

/** The client files: their list, each of them, and its solution on paper. @param tabs of a client file, of other features */
export const clientFile = (tabs: readonly ContributedTab[]): ClientFeature => ({
  store: clientFileStore,
  professional: {
    screens: [
      {
        path: 'mes-dossiers',
        children: [
          {
            index: true,
            lazy: () =>
              loadScreen(
                async () =>
                  (await import(/* webpackChunkName: "client-files" */ './list/ClientFilesScreen')).ClientFilesScreen,
              ),
          },
          clientFileRoute(tabs),
        ],
      },
    ],
    bareScreens: [
      {
        path: 'mes-dossiers/:uuid/solution/print',
        lazy: () =>
          loadScreen(
            async () => (await import(/* webpackChunkName: "print" */ './file/solution/print/PrintScreen')).PrintScreen,
          ),
      },
    ],
    menu: [
      {
        address: clientFilesAddress,
        label: 'Dossiers clients',
        page: 'client-files',
        barLabel: 'Dossiers',
        icon: <FolderOpenOutlined aria-hidden />,
        keys: 'g d',
      },
    ],
  },
})
