import { EnvironmentOutlined } from '@ant-design/icons'
import { Segments } from '#client/screens/filters'
import { Button } from '#client/ui/controls'
import { useMediaQuery } from '#client/ui/layout'
import type { SearchProps } from '../SearchProps'
import type { View } from '../search/Search'

const views: { label: string; value: View }[] = [
  { label: 'Liste', value: 'liste' },
  { label: 'Cartes', value: 'cartes' },
]
const places = [
  { label: 'Liste', value: 'liste' as const },
  { label: 'Carte', value: 'carte' as const },
]

/** How the lots are shown: as a list or as cards, with a map beside them; on a phone, as cards or on a map. */
export function MapSwitch({ search, change }: Pick<SearchProps, 'search' | 'change'>) {
  if (useMediaQuery('(width < 768px)'))
    return (
      <Segments<'liste' | 'carte'>
        label="Présentation"
        options={places}
        value={search.hasMap ? 'carte' : 'liste'}
        onChange={(place) => {
          change({ hasMap: place === 'carte' })
        }}
      />
    )
  return (
    <>
      <Segments<View>
        label="Présentation"
        options={views}
        value={search.view}
        onChange={(view) => {
          change({ view })
        }}
      />
      <Button
        icon={<EnvironmentOutlined aria-hidden />}
        aria-pressed={search.hasMap}
        onClick={() => {
          change({ hasMap: !search.hasMap })
        }}
      >
        Carte
      </Button>
    </>
  )
}
