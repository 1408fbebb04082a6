import { BellOutlined } from '@ant-design/icons'
import { useSaleTasks } from '#features/sales/client/deadlines'
import { ToDo, type ToDoProps } from './ToDo'
import { salesOf } from './useScope'

/** How many of each kind are read: more than are shown. */
const READ = 8

/** What waits for the person, sales included. */
export function SaleToDo(props: ToDoProps) {
  const { tasks, total, isComplete, failure, refetch } = useSaleTasks(salesOf(props.scope), READ)
  return (
    <ToDo
      {...props}
      sales={{
        ...{ total, isThere: isComplete, failure, refetch },
        lines: tasks.map(({ id, name, ...task }) => ({
          key: id,
          title: name,
          icon: <BellOutlined aria-hidden />,
          ...task,
        })),
      }}
    />
  )
}
