import { FileSearchOutlined } from '@ant-design/icons'
import type { MenuChoice } from '#client/ui/menu'
import { READ_A_PAPER } from './openingWords'
import { useOpenPapers } from './PapersContext'

/** What opens the drawer that reads a paper, in the menu of the file; nothing where the file may not be changed. */
export function usePapersChoice(): readonly MenuChoice[] {
  const open = useOpenPapers()
  if (!open) return []
  return [
    {
      key: 'papers',
      label: READ_A_PAPER,
      icon: <FileSearchOutlined aria-hidden />,
      onChoose: () => {
        open()
      },
    },
  ]
}
