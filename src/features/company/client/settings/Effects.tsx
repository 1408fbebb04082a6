import { useResourceList } from '#client/store'

/** For whom a setting counts, and from when: said beside the button that saves it. */
export function Effects({ what }: { readonly what: string }) {
  const { page } = useResourceList('user', { filter: { status: 'active' }, page: { size: 1 } })
  const count = page?.total
  return (
    <span className="company-effects">
      S’applique{' '}
      {count === undefined ? 'à tous les utilisateurs' : count === 1 ? 'à vous' : `aux ${count} utilisateurs`} {what}.
    </span>
  )
}
