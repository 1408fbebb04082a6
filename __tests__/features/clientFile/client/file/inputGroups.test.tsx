import { cleanup, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { resources, type Attributes } from '#contract'
import { sessionStarted } from '#client/session'
import { hostsOf } from '#client/transport'
import { HostsContext } from '../../../../../src/client/screens/HostsContext'
import { ClientFileScreen } from '../../../../../src/features/clientFile/client/file/ClientFileScreen'
import { inputGroups } from '../../../../../src/features/clientFile/client/file/solution/inputs/inputGroups'
import { SolutionTab } from '../../../../../src/features/clientFile/client/file/solution/SolutionTab'
import { InTheme } from '../../../../support/client/InTheme'
import { openApplication } from '../../../../support/client/application'
import { FILE } from '../../../../support/client/clientFile'
import { fileServer } from '../../../../support/client/fileServer'

const hosts = hostsOf({ protocol: 'https:', hostname: 'pro.solive.test', port: '', search: '', isFramed: false })

/** Opens the solution where the address asks for a group, for this operation. */
async function openGroup(group: string, operation: Partial<Attributes<'simulation'>>): Promise<void> {
  const server = fileServer(['see_application_immo', 'see_client_files', 'manage_client_files'])
  const [simulation] = server.membersOf('simulation')
  if (simulation) simulation.attributes = { ...simulation.attributes, ...operation }
  const { store } = await openApplication(server.answer)
  await store.dispatch(sessionStarted())
  const tab = { path: 'solution', Component: SolutionTab }
  const router = createMemoryRouter(
    [{ path: '/mes-dossiers/:uuid', Component: ClientFileScreen, children: [tab, { path: '*', element: null }] }],
    { initialEntries: [`/mes-dossiers/${FILE}/solution?groupe=${group}`] },
  )
  render(
    <InTheme>
      <Provider store={store}>
        <HostsContext value={hosts}>
          <RouterProvider router={router} />
        </HostsContext>
      </Provider>
    </InTheme>,
  )
}

/** The fields of the operation that are labelled there. */
const fieldsIn = (element: HTMLElement): readonly string[] => {
  const labels = [...element.querySelectorAll('label, legend')].map(({ textContent }) => textContent)
  return Object.entries(resources.simulation.fields)
    .filter(([, { label }]) => labels.some((text) => text.startsWith(label)))
    .map(([name]) => name)
}

const HEADINGS = { projet: 'Projet et dates', bien: 'Bien et meubles', hypotheses: 'Hypothèses' } as const

// A furnished home that is new, and an old one with works: between them, they have every field.
const operations: readonly Partial<Attributes<'simulation'>>[] = [
  { project: 'lmnp_amortissement', seniority: 'new' },
  { project: 'land_deficit', seniority: 'old' },
]

test.each(['projet', 'bien', 'hypotheses'] as const)(
  'the group « %s » of an address opens on the fields that it is said to have',
  async (group) => {
    const found = new Set<string>()
    for (const operation of operations) {
      await openGroup(group, operation)
      const section = await screen.findByRole('region', { name: HEADINGS[group] })
      expect(within(section).getByRole('button', { name: new RegExp(HEADINGS[group]) })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
      for (const name of fieldsIn(section)) found.add(name)
      cleanup()
    }
    expect([...found].sort()).toEqual([...inputGroups[group].fields].sort())
  },
)
