import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { start } from '../start.jsx';
import { usePricing } from '../usePricing.js';

const Order = lazy(() => import('./Order.jsx'));

function Page() {
  const { sizes, size, setSize, phases, phase, setPhase, plans, questions, ordered, setOrdered } = usePricing();
  return (
    <Container component="main" maxWidth="lg" sx={{ paddingBlock: 6 }}>
      <Stack spacing={4}>
        <Typography variant="h1">Plans</Typography>
        <Choice label="Account size" options={sizes} value={size} onChange={setSize} />
        <Choice label="Phase" options={phases} value={phase} onChange={setPhase} />
        <Grid container spacing={2}>
          {plans.map((plan) => (
            <Grid key={plan.id} size={{ xs: 12, sm: 4 }}>
              <Plan {...plan} onOrder={() => setOrdered(plan.name)} />
            </Grid>
          ))}
        </Grid>
        <Typography variant="h2">Questions</Typography>
        <div>
          {questions.map(({ id, question, answer }) => (
            <Accordion key={id}>
              <AccordionSummary>{question}</AccordionSummary>
              <AccordionDetails>{answer}</AccordionDetails>
            </Accordion>
          ))}
        </div>
      </Stack>
      <Suspense>{ordered && <Order name={ordered} onClose={() => setOrdered()} />}</Suspense>
    </Container>
  );
}

function Plan({ name, description, price, facts, onOrder }) {
  return (
    <Card component="article" variant="outlined">
      <CardContent>
        <Typography variant="h5" component="h2">
          {name}
        </Typography>
        <Typography>{description}</Typography>
        <Typography variant="h4" component="p">
          {price}
        </Typography>
        {facts.map((fact) => (
          <Stack key={fact.id} direction="row" sx={{ justifyContent: 'space-between' }}>
            <Typography>{fact.term}</Typography>
            <Typography>{fact.value}</Typography>
          </Stack>
        ))}
      </CardContent>
      <CardActions>
        <Button variant="contained" onClick={onOrder}>
          Choose {name}
        </Button>
      </CardActions>
    </Card>
  );
}

function Choice({ label, options, value, onChange }) {
  return (
    <ToggleButtonGroup exclusive fullWidth aria-label={label} value={value} onChange={(_, next) => next && onChange(next)}>
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

start(
  <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
    <CssBaseline />
    <Page />
  </ThemeProvider>,
);
