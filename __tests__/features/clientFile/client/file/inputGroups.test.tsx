import { cleanup, screen, within } from '@testing-library/react'
import { resources, type Attributes } from '#contract'
import { inputGroups } from '../../../../../src/features/clientFile/client/file/solution/inputs/inputGroups'
import { SolutionTab } from '../../../../../src/features/clientFile/client/file/solution/SolutionTab'
import { FILE } from '../../../../support/client/clientFile'
import { fileServer } from '../../../../support/client/fileServer'
import { ADVISER, openFile } from '../../../../support/client/openedFile'

type Group = keyof typeof inputGroups

/** Opens the solution where the address asks for a group, for this operation of a couple. */
async function openGroup(group: Group, operation: Partial<Attributes<'simulation'>>): Promise<void> {
  const server = fileServer(ADVISER)
  const [simulation] = server.membersOf('simulation')
  if (simulation) simulation.attributes = { ...simulation.attributes, ...operation }
  await server.answer(
    new Request(`https://pro.solive.test/api/v3/client-files/${FILE}/companion`, { method: 'POST', body: '{}' }),
  )
  await openFile(`solution?groupe=${group}`, [{ path: 'solution', Component: SolutionTab }], server)
}

/** The fields of the operation that are labelled there. */
const fieldsIn = (element: HTMLElement): readonly string[] => {
  const labels = [...element.querySelectorAll('label, legend')].map(({ textContent }) => textContent)
  return Object.entries(resources.simulation.fields)
    .filter(([, { label }]) => labels.some((text) => text.startsWith(label)))
    .map(([name]) => name)
}

// A furnished home that is new, and an old one with works, by a loan whose capital is due at its end: between them, they have every field.
const operations: readonly Partial<Attributes<'simulation'>>[] = [
  { project: 'lmnp_amortissement', seniority: 'new', delay_type: 'partial' },
  { project: 'land_deficit', seniority: 'old', loan_amortization_type: 'in_fine' },
]

/** Where the fields of a group are, once its address is open; the levers stand above all groups. */
async function openedGroup(group: Group): Promise<HTMLElement> {
  if (group === 'leviers') {
    const [price] = await screen.findAllByLabelText(/^Prix du bien/)
    const levers = price?.closest<HTMLElement>('.levers')
    if (!levers) throw new Error('The price is no lever.')
    return levers
  }
  const { label } = inputGroups[group]
  const section = await screen.findByRole('region', { name: label })
  expect(within(section).getByRole('button', { name: new RegExp(label) })).toHaveAttribute('aria-expanded', 'true')
  return section
}

test.each(['leviers', 'projet', 'bien', 'financement', 'hypotheses'] as const)(
  'the group « %s » of an address opens on the fields that it is said to have',
  async (group) => {
    const found = new Set<string>()
    for (const operation of operations) {
      await openGroup(group, operation)
      for (const name of fieldsIn(await openedGroup(group))) found.add(name)
      cleanup()
    }
    expect([...found].sort()).toEqual([...inputGroups[group].fields].sort())
  },
)
