import { useResource } from '#client/store'

const included = ['program', 'promoter', 'manager']

/** Has lots read into the store, with what the catalogue does not say of them. */
export const ReadLots = ({ ids }: { readonly ids: readonly string[] }) => ids.map((id) => <ReadLot key={id} id={id} />)

function ReadLot({ id }: { readonly id: string }) {
  useResource('property', id, { include: included })
  return null
}
