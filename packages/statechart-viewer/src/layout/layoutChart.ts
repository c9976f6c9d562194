import type { ELK, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.d.ts';
import type { Chart, ChartLink, ChartState } from '../chart/Chart.ts';
import { linkBlock, stateBlock, type Block } from './blocks.ts';
import type { Measure } from './textMetrics.ts';

/** A position and size in the drawing, in CSS pixels from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedState extends Box {
  readonly state: ChartState;
  readonly block: Block;
}

interface PlacedLink {
  readonly link: ChartLink;
  readonly points: readonly ElkPoint[];
  readonly label: Box;
  readonly block: Block;
}

/** A chart with positions. */
export interface PlacedChart {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly links: readonly PlacedLink[];
  /** The arrow into the initial state. */
  readonly start: readonly ElkPoint[];
}

/** The direction in which the chart grows. */
export type Direction = 'RIGHT' | 'LEFT' | 'DOWN';

const startId = '(start)';
const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  // Half the time of the default, without a visible difference.
  'elk.layered.thoroughness': '3',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '24',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};
const first = { 'elk.layered.layering.layerConstraint': 'FIRST' };
const inline = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };

let elk: Promise<ELK> | undefined;

/** Positions everything in a chart. The layout library, 430 KiB compressed, is loaded with the first chart. */
export async function layoutChart(chart: Chart, direction: Direction, measure: Measure): Promise<PlacedChart> {
  elk ??= import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk());
  const states = new Map(chart.states.map((state) => [state.path, { state, block: stateBlock(state, measure) }]));
  const entries = entriesOf(chart);
  const links = chart.links.map((link) => ({ link, block: linkBlock(link.rows, measure) }));
  const graph: ElkNode = {
    id: '(chart)',
    layoutOptions: { ...options, 'elk.direction': direction },
    children: [{ id: startId, width: 8, height: 8 }, ...nodesIn(null)],
    edges: [
      { id: startId, sources: [startId], targets: [chart.initial] },
      ...links.map(({ link, block: { width, height } }) => ({
        id: link.id,
        sources: [link.from],
        targets: [link.to],
        labels: [{ text: link.id, width, height, layoutOptions: inline }],
      })),
    ],
  };

  function nodesIn(parent: string | null): ElkNode[] {
    return [...states.values()].flatMap(({ state, block: { width, height } }) => {
      if (state.parent !== parent) return [];
      if (state.isInnermost) return { id: state.path, width, height, layoutOptions: entries.has(state.path) ? first : {} };
      const layoutOptions = {
        // Half the time of the default, without a visible difference.
        'elk.layered.thoroughness': '3',
        'elk.padding': `[top=${height + 16},left=20,bottom=20,right=20]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      };
      return { id: state.path, layoutOptions, children: nodesIn(state.path) };
    });
  }

  const placed = await (await elk).layout(graph);
  const nodes = new Map(flatten(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: [...states].map(([path, drawn]) => ({ ...drawn, ...boxOf(nodes.get(path)) })),
    links: links.map((drawn) => {
      const edge = edges.get(drawn.link.id);
      return { ...drawn, points: pointsOf(edge), label: boxOf(edge?.labels?.[0]) };
    }),
    start: pointsOf(edges.get(startId)),
  };
}

/** The first entered state of each compound state, which is placed first in it. */
function entriesOf({ initial, links, states }: Chart): ReadonlySet<string> {
  const entries = new Map<string, string>();
  const parents = new Map(states.map(({ path, parent }) => [path, parent]));
  for (const { from, to } of [{ from: null, to: initial }, ...links]) {
    const around = parents.get(to) ?? null;
    const isInside = from !== null && (around === '' || `${from}.`.startsWith(`${around}.`));
    if (around !== null && !isInside && !entries.has(around)) entries.set(around, to);
  }
  return new Set(entries.values());
}

function flatten({ children = [] }: ElkNode): ElkNode[] {
  return children.flatMap((child) => [child, ...flatten(child)]);
}

function pointsOf(edge: ElkExtendedEdge | undefined): readonly ElkPoint[] {
  const [section] = edge?.sections ?? [];
  return section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box> = {}): Box {
  return { x, y, width, height };
}
