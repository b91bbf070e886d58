import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** True if a child is an element of the component. */
export const rendersComponent = <Props>(
  child: ReactNode,
  component: (props: Props) => ReactNode,
): child is ReactElement<Props> => isValidElement(child) && child.type === component;

/** Returns the elements of one component among children. */
export const getChildElements = <Props>(
  children: ReactNode,
  component: (props: Props) => ReactNode,
): ReactElement<Props>[] => Children.toArray(children).filter((child) => rendersComponent(child, component));

/** Returns the children that are no elements of the component, without line breaks. */
export const getOtherChildren = <Props>(
  children: ReactNode,
  component: (props: Props) => ReactNode,
): ReactNode[] =>
  Children.toArray(children).filter((child) => !rendersComponent(child, component) && child !== '\n');
